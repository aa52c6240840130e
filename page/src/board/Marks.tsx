// What a player put into a cell, drawn with the same digits as the rest of the picture.
import { SHAPE } from "./markup";
import { memo } from "./memo";
import { shownAs } from "./shown";
import { centreMarks, cornerMarks, gridMarks, type Marks as Placed } from "./places";
import { written } from "./strokes";

interface ValueProps {
  readonly cell: number;
  readonly cols: number;
  readonly side: number;
  /** What is shown of the value. */
  readonly number: number;
  readonly look: string;
}

export const Value = memo(({ cell, cols, side, number, look }: ValueProps) => (
  <use
    class={look}
    href={`#${SHAPE}i${number}`}
    x={((cell % cols) + 0.5) * side}
    y={(Math.floor(cell / cols) + 0.5) * side}
  />
));

/** A number of the puzzle itself. */
export const Given = ({ cell, cols, side, number }: Omit<ValueProps, "look">) => (
  <use
    class="given"
    href={`#${SHAPE}${number}`}
    x={((cell % cols) + 0.5) * side}
    y={(Math.floor(cell / cols) + 0.5) * side}
  />
);

interface MarksProps {
  readonly cell: number;
  readonly cols: number;
  readonly side: number;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  /** Candidates that are shown by themselves, each at its own place; then centre marks are not. */
  readonly candidates: readonly number[] | undefined;
  readonly size: number;
  /** What the least value is shown as. */
  readonly first: number;
  readonly written: boolean;
  /** Whether cages are drawn inside of cells. */
  readonly caged?: boolean;
}

export const Marks = memo((props: MarksProps) => {
  const { cell, cols, side, corner, centre, candidates, size, first, written, caged = false } = props;
  const middle = `translate(${((cell % cols) + 0.5) * side} ${(Math.floor(cell / cols) + 0.5) * side})`;
  return (
    <g transform={middle}>
      {candidates ? (
        <Digits values={candidates} first={first} placed={gridMarks(candidates, size, side)} look="own-candidates" />
      ) : (
        <>
          {corner.length > 0 && (
            <Digits values={corner} first={first} placed={cornerMarks(corner, size, side, written, caged)} look="own-corner" />
          )}
          {centre.length > 0 && <Digits values={centre} first={first} placed={centreMarks(centre, size, side)} look="own-centre" />}
        </>
      )}
    </g>
  );
});

interface DigitsProps {
  readonly values: readonly number[];
  readonly first: number;
  readonly placed: Placed;
  readonly look: string;
}

const Digits = ({ values, first, placed, look }: DigitsProps) => (
  <path
    class={look}
    transform={`scale(${placed.scale.toFixed(4)})`}
    d={written(values.map((value) => shownAs(value, first)), placed.places)}
  />
);
