// The table of a player: the board, what to do with it, the rules, and hints when they are wanted.
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { announce } from "../browser/announcer";
import { settings } from "../browser/settings";
import { HelpPanel } from "../hints/HelpPanel";
import { Helper } from "../hints/helper";
import { Dialog } from "../shell/Dialog";
import { Header } from "../shell/Header";
import { Icon } from "../shell/Icon";
import { PrintSheet } from "../share/PrintSheet";
import { ShareDialog } from "../share/ShareDialog";
import { clearNotice, complain, notify } from "../shell/notices";
import { t } from "../texts";
import { CellMarks, hasSmallCells } from "./CellMarks";
import { check } from "./checking";
import type { Game } from "./game";
import { KeysDialog } from "./KeysDialog";
import { listen } from "./keys";
import { filledIn } from "./filled";
import { BoardTools, Modes, Numbers, Tools, TrialBar } from "./Pad";
import { PlayerBoard } from "./PlayerBoard";
import { inWords } from "./stopwatch";
import { watch } from "./watching";

export function Player({ game }: { readonly game: Game }) {
  const focus = useSignal(0);
  const [dialog, setDialog] = useState<"keys" | "share" | "solved" | undefined>(undefined);
  // A browser may say late that a window was closed, when the next one is open already.
  const closing = (window: typeof dialog) => () => setDialog((open) => (open === window ? undefined : open));
  const { title } = game.layers;
  // Before the board is painted: whoever sees it may press a key.
  useLayoutEffect(() => watch(game, title, () => setDialog("solved")), [game]);
  const helper = useMemo(() => new Helper(game), [game]);
  useEffect(() => helper.follow(), [helper]);
  useLayoutEffect(
    () =>
      listen(game, {
        hint: () => void helper.more(),
        why: () => helper.pick(),
        digit: (digit) => helper.picked(digit),
        help: () => setDialog("keys"),
        escape: () => escape(game, helper),
        focusBoard: () => (focus.value += 1),
      }),
    [game],
  );
  const paused = game.watch.paused.value;
  const small = hasSmallCells(game);
  const filled = useMemo(() => filledIn(game), [game, game.cells.value]);
  return (
    <>
      <Header title={title}>
        <Timer game={game} />
        <button type="button" class="plain" aria-label={t("share")} title={t("share")} onClick={() => setDialog("share")}>
          <Icon name="share" />
        </button>
        <button type="button" class="plain wide-only" aria-label={t("keys")} title={t("keys")} onClick={() => setDialog("keys")}>
          <Icon name="keys" />
        </button>
      </Header>
      <main class="player">
        <div class="stage">
          {paused ? <Paused game={game} /> : (
            <PlayerBoard game={game} step={helper.layers} pointed={helper.cells} aim={helper.aim} focus={focus.value} />
          )}
        </div>
        <aside class="side" aria-label={t("tools")}>
          <TrialBar game={game} />
          <Tools
            game={game}
            onHint={() => void helper.more()}
            onWhy={() => helper.pick()}
            onCheck={() => void checked(game)}
          />
          {small && (
            <div class="cell-row">
              <CellMarks game={game} />
              <BoardTools game={game} beside />
            </div>
          )}
          <Modes game={game} />
          <Numbers game={game} />
          {!small && <BoardTools game={game} />}
          <HelpPanel helper={helper} />
          <Rules game={game} />
        </aside>
      </main>
      <PrintSheet puzzle={filled && settings.value.printEntries ? filled : game.document} layers={game.layers} />
      {dialog === "share" && (
        <ShareDialog document={game.document} filled={filled} editable onClose={closing("share")} />
      )}
      {dialog === "keys" && <KeysDialog onClose={closing("keys")} />}
      {dialog === "solved" && (
        <Solved
          game={game}
          onClose={closing("solved")}
          onAgain={() => {
            setDialog(undefined);
            game.restart();
          }}
        />
      )}
    </>
  );
}

function Rules({ game }: { game: Game }) {
  return (
    <section class="rules" aria-labelledby="rules">
      <h2 id="rules">{t("rules")}</h2>
      {game.layers.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </section>
  );
}

function Timer({ game }: { game: Game }) {
  if (!settings.value.timer) return null;
  const { paused, elapsed } = game.watch;
  const text = paused.value ? t("resume") : t("pause");
  return (
    <button type="button" class="timer" aria-label={text} title={text} onClick={() => (paused.value = !paused.value)}>
      <Icon name={paused.value ? "play" : "pause"} />
      <span role="timer">{inWords(elapsed.value)}</span>
    </button>
  );
}

function Paused({ game }: { game: Game }) {
  return (
    <div class="paused">
      <p>{t("paused")}</p>
      <button type="button" class="main-button" onClick={() => (game.watch.paused.value = false)}>
        {t("resume")}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          game.restart();
          game.watch.paused.value = false;
        }}
      >
        {t("restart")}
      </button>
    </div>
  );
}

function Solved({ game, onClose, onAgain }: { game: Game; onClose: () => void; onAgain: () => void }) {
  return (
    <Dialog title={t("solved")} onClose={onClose}>
      <p>{t("solvedIn", { time: inWords(game.watch.elapsed.value) })}</p>
      <div class="row">
        <a class="main-button" href="#">
          {t("another")}
        </a>
        <button type="button" class="button" onClick={onAgain}>
          {t("restart")}
        </button>
      </div>
    </Dialog>
  );
}

function escape(game: Game, helper: Helper): void {
  clearNotice();
  helper.close();
  game.select([game.cursor.value]);
}

async function checked(game: Game): Promise<void> {
  try {
    const { status, wrong } = await check(game);
    game.wrong.value = new Set(wrong);
    if (status !== "unique") notify(t(status === "several" ? "checkSeveral" : status === "none" ? "checkNone" : "checkUnknown"), false);
    else if (wrong.length) notify(t("checkWrong", { count: wrong.length }), false);
    else notify(t("checkRight"));
    announce("");
  } catch (error) {
    complain(error);
  }
}
