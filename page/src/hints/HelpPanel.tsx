// What the page says to a player who is stuck, beside the board that shows it.
import { shownAs } from "../board/shown";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { nameOf } from "../board/names";
import { edit } from "../setter/drafts";
import { Icon } from "../shell/Icon";
import { complain, notify } from "../shell/notices";
import { t } from "../texts";
import { ALL, type Help, type Helper, sentences, WHERE } from "./helper";
import { backToRight, clear } from "./mistakes";
import { StepList } from "./StepList";
import { Technique } from "./TechniqueDialog";

export function HelpPanel({ helper }: { helper: Helper }) {
  const help = helper.help.value;
  const panel = useRef<HTMLElement>(null);
  // Where it scrolls, what was just added is seen, and a whole reason from its beginning; and wherever it stands, all of it.
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current || !help) return;
    current.scrollTop = isWhole(help) ? 0 : current.scrollHeight;
    current.scrollIntoView({ block: "nearest" });
  }, [help]);
  if (!help) return null;
  return (
    <section ref={panel} class={isWhole(help) ? "help whole" : "help"} aria-label={t("hint")}>
      <button type="button" class="plain" aria-label={t("close")} onClick={() => helper.close()}>
        <Icon name="close" />
      </button>
      <Body helper={helper} help={help} />
    </section>
  );
}

/** Whether all there is to say of a step is said: the longest text, and nobody chooses a mode to read it. */
const isWhole = (help: Help): boolean =>
  help.sort === "reason" || help.sort === "steps" || (help.sort === "hint" && help.detail >= ALL);

function Body({ helper, help }: { helper: Helper; help: Help }) {
  switch (help.sort) {
    case "asking":
      return <p class="busy">{help.text}</p>;
    case "failure":
      return <p>{help.text}</p>;
    case "done":
      return (
        <>
          <p>{t("hintDone")}</p>
          <Actions>
            <Main text={t("hintNext")} onClick={() => void helper.more()} />
          </Actions>
        </>
      );
    case "hint":
      return help.hint.wrong.length ? <Wrong helper={helper} help={help} /> : <Ladder helper={helper} help={help} />;
    case "pick":
      return <Pick helper={helper} cell={help.cell} />;
    case "reason":
      return <Why helper={helper} help={help} />;
    case "steps":
      return <StepList helper={helper} help={help} />;
  }
}

type Of<Sort extends Help["sort"]> = Extract<Help, { sort: Sort }>;

function Ladder({ helper, help: { hint, detail } }: { helper: Helper; help: Of<"hint"> }) {
  const { step } = hint;
  return (
    <>
      {step && <Rungs detail={detail} />}
      {sentences(hint, detail).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {step && detail === WHERE && <Naming text={sentences(hint, detail).join(" ")} />}
      {!step && !hint.message && <p>{t("hintNothing")}</p>}
      {!step && (hint.status === "none" || hint.status === "several") && (
        <Actions>
          <button type="button" class="button" onClick={() => edit(helper.game.document)}>
            <Icon name="pencil" />
            <span>{t("changeIt")}</span>
          </button>
        </Actions>
      )}
      {step && (
        <Actions>
          {detail < ALL ? (
            <Main text={detail + 1 < ALL ? t("hintMore") : t("hintShow")} onClick={() => void helper.more()} />
          ) : (
            <Main text={t("hintDo")} onClick={() => helper.take(step)} />
          )}
          {detail > 1 && <Technique id={step.technique} />}
          {detail < ALL && (
            <button type="button" class="button" onClick={() => helper.take(step)}>
              {t("hintDo")}
            </button>
          )}
          <button type="button" class="button" onClick={() => void helper.explain()}>
            {t("explainAll")}
          </button>
        </Actions>
      )}
    </>
  );
}

/** How cells are named, for those who read of one for the first time. */
function Naming({ text }: { text: string }) {
  const [cell, row, column] = /\br(\d+)c(\d+)\b/.exec(text) ?? [];
  if (!cell || !row || !column) return null;
  return <p class="soft small">{t("cellNaming", { cell, row, column })}</p>;
}

/** How much of the step is known: four small bars. */
function Rungs({ detail }: { detail: number }) {
  return (
    <div class="rungs" aria-hidden="true">
      {Array.from({ length: ALL }, (_, at) => (
        <span key={at} class={at < detail ? "known" : ""} />
      ))}
    </div>
  );
}

function Wrong({ helper, help: { hint } }: { helper: Helper; help: Of<"hint"> }) {
  const { game } = helper;
  const wrong = [...game.wrong.value];
  const back = (): void => {
    backToRight(game).then(() => notify(t("hintBackDone")), complain);
  };
  return (
    <>
      <p>{hint.message}</p>
      <Actions>
        <Main text={t("hintBack")} onClick={back} />
        <button type="button" class="button" onClick={() => clear(game, wrong)}>
          {t("hintClear")}
        </button>
      </Actions>
    </>
  );
}

function Pick({ helper, cell }: { helper: Helper; cell: number }) {
  const { game } = helper;
  return (
    <>
      <p>{t("whyPick", { cell: nameOf(cell, game.cols) })}</p>
      <div class="values" role="group" aria-label={t("whyTitle")}>
        {game.valuesOf(cell).map((value) => (
          <button key={value} type="button" class="button" onClick={() => void helper.why(cell, value)}>
            {shownAs(value, game.first)}
          </button>
        ))}
      </div>
    </>
  );
}

function Why({ helper, help: { cell, reason, taught } }: { helper: Helper; help: Of<"reason"> }) {
  return (
    <>
      <p>{reason.text}</p>
      <Actions>
        <Main text={t("hintDo")} onClick={() => helper.take(reason)} />
        <button type="button" class="button" onClick={() => helper.pickOf(cell)}>
          {t("whyOther")}
        </button>
        {taught && <Technique id={reason.technique} />}
      </Actions>
    </>
  );
}

const Actions = ({ children }: { children: ComponentChildren }) => <div class="row">{children}</div>;

const Main = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" class="main-button" onClick={onClick}>
    {text}
  </button>
);
