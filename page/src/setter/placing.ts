// What Enter does: the tool in hand at the cells that are selected, in the order in which they were.
import type { Side, Spot } from "./words";
import type { Workbench } from "./workbench";

export function placeSelected(bench: Workbench): void {
  const cells = [...bench.selected.value];
  switch (bench.mode.value) {
    case "regions":
      if (cells.length > 1) bench.enclose();
      else bench.draw(cells);
      break;
    case "holes":
      bench.switchHole(bench.cursor.value);
      break;
    case "erase":
      bench.clues.eraseAt({ cells });
      break;
    case "clues": {
      const spot = spotFor(bench, cells);
      if (spot) bench.clues.place(spot);
      break;
    }
    case "givens":
  }
}

function spotFor(bench: Workbench, cells: readonly number[]): Spot | undefined {
  const gesture = bench.tool.value?.gesture;
  const inOrder = [...cells].sort((a, b) => a - b);
  switch (gesture) {
    case undefined:
    case "outside":
      return undefined;
    case "look": {
      const direction = bench.clues.direction.value;
      return direction ? { cells: [bench.cursor.value], direction } : undefined;
    }
    case "cell":
      return { cells: [bench.cursor.value] };
    case "pair":
      return cells.length === 2 ? { cells: inOrder } : undefined;
    case "corner": {
      const [a, b, c, d] = inOrder;
      return a !== undefined && b !== undefined && c !== undefined && d !== undefined ? { cells: [a, b, d, c] } : undefined;
    }
    default:
      return { cells };
  }
}

/** The place beside the grid on that side of the row or column of the cursor. */
export function spotBeside(bench: Workbench, side: Side): Spot {
  const cursor = bench.cursor.value;
  const line = side === "left" || side === "right" ? Math.floor(cursor / bench.cols) : cursor % bench.cols;
  return { cells: [], outside: { side, line: line + 1 } };
}
