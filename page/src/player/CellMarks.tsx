// What is in the selected cell in large figures, where cells are too small to read it on the board.
import { nameOf } from "../board/names";
import { shownAs } from "../board/shown";
import { settings } from "../browser/settings";
import { t } from "../texts";
import type { Game } from "./game";

/** From so many values or columns on, marks in a cell are too small to read. */
const MANY = 10;

export const hasSmallCells = (game: Game): boolean => game.layers.size >= MANY || game.cols > MANY;

export function CellMarks({ game }: { game: Game }) {
  const at = game.cursor.value;
  const cell = game.selected.value.size === 1 ? game.cells.value[at] : undefined;
  const auto = settings.value.candidates && game.look.value !== undefined;
  return (
    <p class="cell-marks" aria-hidden="true">
      {cell && (
        <>
          <strong>{nameOf(at, game.cols)}</strong>
          {cell.value ? (
            <span>{shownAs(cell.value, game.first)}</span>
          ) : auto ? (
            <Values of={game.shownCandidates(at)} first={game.first} text={t("candidates")} />
          ) : (
            <>
              <Values of={cell.corner} first={game.first} text={t("modeCorner")} />
              <Values of={cell.centre} first={game.first} text={t("modeCentre")} />
            </>
          )}
        </>
      )}
    </p>
  );
}

function Values({ of: values, first, text }: { of: readonly number[]; first: number; text: string }) {
  if (!values.length) return null;
  return (
    <span>
      <small>{text}</small> {values.map((value) => shownAs(value, first)).join(" ")}
    </span>
  );
}
