// What a player put into a cell, drawn with the same digits as the rest of the picture.
import { SHAPE } from "./markup";
import { memo } from "./memo";
import { centreMarks, cornerMarks, gridMarks, type Marks as Placed } from "./places";

interface ValueProps {
  readonly cell: number;
  readonly cols: number;
  readonly side: number;
  readonly value: number;
  readonly look: string;
}

export const Value = memo(({ cell, cols, side, value, look }: ValueProps) => (
  <use
    class={look}
    href={`#${SHAPE}i${value}`}
    x={((cell % cols) + 0.5) * side}
    y={(Math.floor(cell / cols) + 0.5) * side}
  />
));

interface MarksProps {
  readonly cell: number;
  readonly cols: number;
  readonly side: number;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  /** Candidates that are shown by themselves, each at its own place; then centre marks are not. */
  readonly candidates: readonly number[] | undefined;
  readonly size: number;
  readonly written: boolean;
  /** Whether cages are drawn inside of cells. */
  readonly caged?: boolean;
}

export const Marks = memo((props: MarksProps) => {
  const { cell, cols, side, corner, centre, candidates, size, written, caged = false } = props;
  const middle = `translate(${((cell % cols) + 0.5) * side} ${(Math.floor(cell / cols) + 0.5) * side})`;
  return (
    <g transform={middle}>
      {candidates ? (
        <Digits values={candidates} placed={gridMarks(candidates, size, side)} look="own-candidates" />
      ) : (
        <>
          {corner.length > 0 && (
            <Digits values={corner} placed={cornerMarks(corner, size, side, written, caged)} look="own-corner" />
          )}
          {centre.length > 0 && <Digits values={centre} placed={centreMarks(centre, size, side)} look="own-centre" />}
        </>
      )}
    </g>
  );
});

function Digits({ values, placed, look }: { values: readonly number[]; placed: Placed; look: string }) {
  return (
    <g class={look} transform={`scale(${placed.scale.toFixed(4)})`}>
      {values.map((value, at) => (
        <use key={value} href={`#${SHAPE}${value}`} x={placed.places[at]?.x} y={placed.places[at]?.y} />
      ))}
    </g>
  );
}
