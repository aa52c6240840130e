// The board of a game: what the player did in it, laid over what the server drew.
import { useEffect, useMemo } from "preact/hooks";
import type { Layers } from "../api/types";
import { Board } from "../board/Board";
import { Marks, Value } from "../board/Marks";
import { shownAs } from "../board/shown";
import { Colours, Outlined, Tinted } from "../board/Tints";
import { writtenCorners } from "../board/written";
import { settings } from "../browser/settings";
import { EMPTY } from "./cell";
import type { Game } from "./game";
import { labelOf } from "./labels";
import { drag, press, selectAlike } from "./moving";

const NONE: ReadonlySet<number> = new Set();

interface PlayerBoardProps {
  readonly game: Game;
  /** Layers of a step, which are then seen in the place of the player's own values and marks. */
  readonly step: Layers | undefined;
  /** Cells that a hint points at. */
  readonly pointed: ReadonlySet<number>;
  /** The cell that has to be seen of all that. */
  readonly aim: number | undefined;
  readonly focus: number;
}

export function PlayerBoard({ game, step, pointed, aim, focus }: PlayerBoardProps) {
  // A board may be larger than its place, and moved.
  useEffect(() => reveal(aim), [aim]);
  useEffect(() => reveal(game.cursor.value), [game.zoom.value]);
  const actions = useMemo(
    () => ({
      press: (cell: number, more: boolean) => press(game, cell, more || game.many.value),
      drag: (cell: number) => drag(game, cell),
      twice: (cell: number, more: boolean) => selectAlike(game, cell, more),
    }),
    [game],
  );
  return (
    <Board
      numbered={settings.value.coordinates}
      zoom={game.zoom.value}
      layers={step ?? game.layers}
      label={game.layers.title}
      below={step ? undefined : <Below game={game} pointed={pointed} />}
      above={step ? undefined : <Above game={game} />}
      pointer={actions}
      cells={{
        cursor: game.cursor.value,
        selected: game.selected.value,
        holes: game.holes,
        focus,
        label: (cell) => labelOf(game, cell),
      }}
    />
  );
}

/** Moves a board that is larger than its place until a cell is seen. */
function reveal(cell: number | undefined): void {
  document.querySelector(`.stage [data-cell="${cell}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function Below({ game, pointed }: { game: Game; pointed: ReadonlySet<number> }) {
  const { cols, layers } = game;
  const side = layers.cell;
  const cells = game.cells.value;
  const alike = useAlike(game);
  return (
    <>
      {cells.map((cell, at) =>
        cell.colours.length ? <Colours key={at} cell={at} cols={cols} side={side} colours={cell.colours} /> : null,
      )}
      <Tinted cells={pointed} cols={cols} side={side} look="own-pointed" />
      <Tinted cells={alike} cols={cols} side={side} look="own-alike" />
      <Tinted cells={game.selected.value} cols={cols} side={side} look="own-selected" />
      <Tinted cells={game.conflicts.value} cols={cols} side={side} look="own-conflict" />
      <Tinted cells={game.wrong.value} cols={cols} side={side} look="own-wrong" />
    </>
  );
}

function Above({ game }: { game: Game }) {
  const { cols, layers } = game;
  const side = layers.cell;
  const cells = game.cells.value;
  const base = game.trialBase.value;
  const auto = settings.value.candidates && game.look.value !== undefined;
  const written = useMemo(() => writtenCorners(layers), [layers]);
  return (
    <>
      {cells.map((cell, at) => {
        if (game.isGiven(at)) return null;
        const tried = base !== undefined && base[at]?.value !== cell.value;
        if (cell.value)
          return <Value key={at} cell={at} cols={cols} side={side} number={shownAs(cell.value, layers.first)} look={tried ? "own-tried" : "found"} />;
        if (!auto && cell === EMPTY) return null;
        return (
          <Marks
            key={at}
            cell={at}
            cols={cols}
            side={side}
            corner={cell.corner}
            centre={cell.centre}
            candidates={auto ? game.shownCandidates(at) : undefined}
            size={layers.size}
            first={layers.first}
            written={written.has(at)}
            caged={written.size > 0}
          />
        );
      })}
      <Outlined cells={game.selected.value} cols={cols} side={side} look="own-outline" />
    </>
  );
}

/** Cells that have the value of the one under the cursor. */
function useAlike(game: Game): ReadonlySet<number> {
  const cells = game.cells.value;
  const value = settings.value.equals && game.selected.value.size === 1 ? (cells[game.cursor.value]?.value ?? 0) : 0;
  return useMemo(() => {
    if (!value) return NONE;
    return new Set(cells.flatMap((cell, at) => (cell.value === value && at !== game.cursor.value ? [at] : [])));
  }, [cells, value, game.cursor.value]);
}
