// Pointers on the board: press to choose a cell, drag to choose many, press twice for all that are alike.
import { useRef } from "preact/hooks";
import type { Layers } from "../api/types";

export interface PointerActions {
  /** `more` adds to what is selected, or takes away. */
  readonly press: (cell: number, more: boolean) => void;
  readonly drag: (cell: number) => void;
  readonly twice: (cell: number, more: boolean) => void;
}

export interface PointerHandlers {
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onPointerMove?: (event: PointerEvent) => void;
  readonly onPointerUp?: (event: PointerEvent) => void;
  readonly onPointerCancel?: (event: PointerEvent) => void;
}

const TWICE = 350;

/** The cell at a point of the screen; -1 beside the grid. */
export function cellAt(picture: SVGSVGElement, layers: Layers, x: number, y: number): number {
  const matrix = picture.getScreenCTM();
  if (!matrix) return -1;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const col = Math.floor(point.x / layers.cell);
  const row = Math.floor(point.y / layers.cell);
  return col < 0 || row < 0 || col >= layers.cols || row >= layers.rows ? -1 : row * layers.cols + col;
}

interface Drag {
  pointer: number;
  last: number;
}

export function useSelecting(layers: Layers, actions: PointerActions | undefined): PointerHandlers {
  const drag = useRef<Drag | undefined>(undefined);
  const pressed = useRef({ cell: -1, at: 0 });
  if (!actions) return {};
  const leave = (): void => {
    drag.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const picture = event.currentTarget as SVGSVGElement;
      const cell = cellAt(picture, layers, event.clientX, event.clientY);
      if (cell < 0 || event.button > 0) return;
      event.preventDefault();
      if (event.isPrimary) {
        picture.setPointerCapture(event.pointerId);
        drag.current = { pointer: event.pointerId, last: cell };
      }
      const more = event.shiftKey || event.ctrlKey || event.metaKey;
      const again = pressed.current.cell === cell && event.timeStamp - pressed.current.at < TWICE;
      pressed.current = { cell, at: again ? 0 : event.timeStamp };
      (again ? actions.twice : actions.press)(cell, more);
      picture.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current?.pointer !== event.pointerId) return;
      const cell = cellAt(event.currentTarget as SVGSVGElement, layers, event.clientX, event.clientY);
      if (cell < 0 || cell === drag.current.last) return;
      drag.current.last = cell;
      actions.drag(cell);
    },
    onPointerUp: leave,
    onPointerCancel: leave,
  };
}
