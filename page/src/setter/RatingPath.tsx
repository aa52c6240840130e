// How hard each step of the way to the solution is: a bar for each.
import { t } from "../texts";

const HEIGHT = 24;
/** What fills the height, if no step is harder. */
const HARD = 4;

export function RatingPath({ path }: { path: readonly (readonly [rating: number, left: number])[] }) {
  const hardest = Math.max(HARD, ...path.map(([rating]) => rating));
  const text = t("ratingPath", { count: path.length });
  return (
    <figure class="rating-path">
      <svg viewBox={`0 0 ${path.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text}>
        {path.map(([rating], step) => {
          const height = Math.max(2, (rating / hardest) * HEIGHT);
          return <rect key={step} x={step + 0.1} y={HEIGHT - height} width="0.8" height={height} />;
        })}
      </svg>
      <figcaption aria-hidden="true">{text}</figcaption>
    </figure>
  );
}
