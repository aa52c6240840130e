// All steps to the solution, as a list that is stepped through on the board.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../shell/Icon";
import { t } from "../texts";
import type { Help, Helper } from "./helper";
import { Technique } from "./TechniqueDialog";

export function StepList({ helper, help }: { helper: Helper; help: Extract<Help, { sort: "steps" }> }) {
  const { steps, at, ending } = help;
  const shown = steps[at];
  return (
    <>
      <div class="stepper">
        <button
          type="button"
          class="button"
          aria-label={t("stepBack")}
          disabled={at === 0}
          onClick={() => helper.show(at - 1)}
        >
          <Icon name="back" />
        </button>
        <strong>{t("stepOf", { number: at + 1, count: ending === undefined ? `${steps.length} …` : steps.length })}</strong>
        <button
          type="button"
          class="button"
          aria-label={t("stepNext")}
          disabled={at + 1 >= steps.length}
          onClick={() => helper.show(at + 1)}
        >
          <Icon name="next" />
        </button>
      </div>
      {shown && (
        <p>
          <Technique key={at} id={shown.step.technique} text={`${shown.title}.`} look="word" /> {shown.step.text}
        </p>
      )}
      <ol class="steps">
        {steps.map((one, number) => (
          <Line key={number} current={number === at} onClick={() => helper.show(number)}>
            {one.title}
          </Line>
        ))}
      </ol>
      {at + 1 === steps.length && <p class={ending === undefined ? "busy" : undefined}>{ending ?? t("explaining")}</p>}
    </>
  );
}

function Line({ current, onClick, children }: { current: boolean; onClick: () => void; children: string }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <li ref={line}>
      <button type="button" aria-current={current ? "step" : undefined} onClick={onClick}>
        {children}
      </button>
    </li>
  );
}
