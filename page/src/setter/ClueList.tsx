// The clues of the puzzle in a list, each with a way to take it away, and a place to type one.
import { useState } from "preact/hooks";
import { Icon } from "../shell/Icon";
import { complain } from "../shell/notices";
import { t } from "../texts";
import { exchanged } from "./clues";
import { fieldOf } from "./suggestions";
import type { Workbench } from "./workbench";

export function ClueList({ bench }: { bench: Workbench }) {
  const [text, setText] = useState("");
  const all = bench.clues.all();
  const unread = bench.findings.value.sketch?.unread ?? [];
  const add = (event: Event): void => {
    event.preventDefault();
    try {
      bench.change(exchanged(bench.sheet.value, [], text.trim().split(/[\s,]+/), (word) => fieldOf(bench, word)));
      setText("");
    } catch (error) {
      complain(error);
    }
  };
  return (
    <details class="fold">
      <summary>
        {t("allClues")}
        {all.length > 0 && <small class="badge">{all.length}</small>}
      </summary>
      <ul class="clues">
        {all.map((clue) => (
          <li key={`${clue.field} ${clue.word}`} class={unread.includes(clue.word) ? "bad" : undefined}>
            <code>{clue.word}</code>
            <button type="button" class="plain" aria-label={t("removePuzzle", { title: clue.word })} onClick={() => bench.clues.take(clue)}>
              <Icon name="bin" />
            </button>
          </li>
        ))}
      </ul>
      <form class="row" onSubmit={add}>
        <input
          type="text"
          aria-label={t("typeClue")}
          placeholder={bench.tool.value?.example ?? "r1c1<r1c2"}
          value={text}
          spellcheck={false}
          autocapitalize="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={!text.trim()}>
          {t("add")}
        </button>
      </form>
    </details>
  );
}
