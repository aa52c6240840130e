// The table of a setter: the board, what is known about it, tools, rules, and help with the rest.
import { effect, untracked, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { announce } from "../browser/announcer";
import { Tool } from "../player/Pad";
import { Header } from "../shell/Header";
import { Icon } from "../shell/Icon";
import { PrintSheet } from "../share/PrintSheet";
import { ShareDialog } from "../share/ShareDialog";
import { t } from "../texts";
import { storeDraft } from "./drafts";
import { follow } from "./findings";
import { Finishing } from "./Finishing";
import { KindAndSize } from "./KindAndSize";
import { listen } from "./keys";
import { cellNames } from "./labels";
import { ModeBar, ModePanel } from "./Modes";
import { Options } from "./Options";
import { SetterBoard } from "./SetterBoard";
import { Standing, StandingDetails } from "./Standing";
import { Titles } from "./Titles";
import type { Workbench } from "./workbench";

export function Setter({ bench }: { bench: Workbench }) {
  const focus = useSignal(0);
  const [sharing, setSharing] = useState(false);
  useEffect(() => follow(bench), [bench]);
  useLayoutEffect(() => saving(bench), [bench]);
  useLayoutEffect(() => listen(bench, () => (focus.value += 1)), [bench]);
  const { past, future } = bench.timeline.value;
  const title = bench.sheet.value.title || `${bench.kind.title} ${bench.rows}×${bench.cols}`;
  return (
    <>
      <Header title={title}>
        <button type="button" class="plain" aria-label={t("share")} title={t("share")} onClick={() => setSharing(true)}>
          <Icon name="share" />
        </button>
      </Header>
      <main class="player setter">
        <div class="stage">
          <SetterBoard bench={bench} focus={focus.value} />
        </div>
        <aside class="side" aria-label={t("tools")}>
          <Standing bench={bench} />
          <div class="mode-row">
            <ModeBar bench={bench} />
            <Tool icon="undo" text={t("undo")} disabled={!past.length} onClick={() => bench.undo()} />
            <Tool icon="redo" text={t("redo")} disabled={!future.length} onClick={() => bench.redo()} />
          </div>
          <ModePanel bench={bench} />
          <StandingDetails bench={bench} />
          <div class="folds">
            <Options bench={bench} />
            <KindAndSize bench={bench} />
            <Finishing bench={bench} />
            <Titles bench={bench} />
          </div>
        </aside>
      </main>
      {bench.isSound && bench.layers.value && <PrintSheet puzzle={bench.sheet.value} layers={bench.layers.value} />}
      {sharing && <ShareDialog document={bench.sheet.value} onClose={() => setSharing(false)} />}
    </>
  );
}

/** Keeps the sheet in the browser as it changes, and says what changed. */
function saving(bench: Workbench): () => void {
  let first = true;
  return effect(() => {
    const sheet = bench.sheet.value;
    if (!first)
      untracked(() => {
        storeDraft(bench.id, sheet);
        announce(cellNames(bench)(bench.cursor.value));
      });
    first = false;
  });
}
