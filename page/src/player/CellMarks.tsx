// The marks of the selected cell in large figures, where cells are too small to read them on the board.
import { nameOf } from "../board/names";
import { settings } from "../browser/settings";
import { t } from "../texts";
import type { Game } from "./game";

/** From so many values or columns on, marks in a cell are too small to read. */
const MANY = 10;

export function CellMarks({ game }: { game: Game }) {
  if (game.layers.size < MANY && game.cols <= MANY) return null;
  const at = game.cursor.value;
  const cell = game.selected.value.size === 1 ? game.cells.value[at] : undefined;
  const shown = cell && !cell.value ? cell : undefined;
  const auto = settings.value.candidates && game.look.value !== undefined;
  return (
    <p class="cell-marks" aria-hidden="true">
      {shown && (
        <>
          <strong>{nameOf(at, game.cols)}</strong>
          {auto ? (
            <Values of={game.shownCandidates(at)} text={t("candidates")} />
          ) : (
            <>
              <Values of={shown.corner} text={t("modeCorner")} />
              <Values of={shown.centre} text={t("modeCentre")} />
            </>
          )}
        </>
      )}
    </p>
  );
}

function Values({ of: values, text }: { of: readonly number[]; text: string }) {
  if (!values.length) return null;
  return (
    <span>
      <small>{text}</small> {values.join(" ")}
    </span>
  );
}
