// The numbers of rows and columns at the upper and left edge, so that whoever reads of r5c9 finds it.
import type { Layers } from "../api/types";
import { memo } from "./memo";

/** How high the numbers are at most, in units of the picture: more where cells are small. */
const heightFor = ({ rows, cols, cell }: Layers): number => Math.min(40, Math.max(9, (Math.max(rows, cols) * cell) / 36));

const widthFor = (layers: Layers): number => heightFor(layers) * (layers.rows > 9 ? 1.3 : 0.9);

/** What part of the picture is seen where there are numbers beside it: a little more, to the left and above. */
export function numberedRoom(layers: Layers): Layers["viewBox"] {
  const [x, y, width, height] = layers.viewBox;
  const above = heightFor(layers);
  const beside = widthFor(layers);
  return [x - beside, y - above, width + beside, height + above];
}

export const Coordinates = memo(({ layers }: { readonly layers: Layers }) => {
  const { rows, cols, cell } = layers;
  const [left, top] = layers.viewBox;
  const height = heightFor(layers);
  const middle = (at: number): number => (at + 0.5) * cell;
  return (
    <g class="own-coordinates" style={{ "--height": height }} text-anchor="middle" dominant-baseline="central">
      {Array.from({ length: cols }, (_, col) => (
        <text key={`c${col}`} x={middle(col)} y={top - height / 2}>
          {col + 1}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text key={`r${row}`} x={left - widthFor(layers) / 2} y={middle(row)}>
          {row + 1}
        </text>
      ))}
    </g>
  );
});
