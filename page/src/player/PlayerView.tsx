// A puzzle that is played: fetched from what the browser kept, drawn by the server, then everything happens here.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../api/calls";
import { Failure } from "../shell/Failure";
import { Header } from "../shell/Header";
import { reasonOf } from "../shell/notices";
import { unsaved } from "../shell/opening";
import { lang, t } from "../texts";
import { Game } from "./game";
import { Player } from "./Player";
import { restore } from "./saved";

export function PlayerView({ rest: id }: { readonly rest: string }) {
  const [game, setGame] = useState<Game | undefined>(undefined);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const left = new AbortController();
    load(id, left.signal, game).then(
      (loaded) => (loaded ? setGame(loaded) : setFailure(t("puzzleGone"))),
      (error: unknown) => left.signal.aborted || setFailure(reasonOf(error)),
    );
    return () => left.abort();
  }, [id, lang.value]);
  if (game) return <Player key={game.id} game={game} />;
  return (
    <>
      <Header title="Gridwright" />
      <main class="waiting" aria-busy={!failure}>
        {failure ? <Failure text={failure} /> : <p>{t("loading")}</p>}
        {failure && <a href="#">{t("home")}</a>}
      </main>
    </>
  );
}

/** The puzzle with that id; one that is played already goes on, and is only drawn again: in another language. */
async function load(id: string, signal: AbortSignal, known: Game | undefined): Promise<Game | undefined> {
  const saved = restore(id);
  const document = known?.document ?? saved?.document ?? unsaved.get(id)?.document;
  if (!document) return undefined;
  const { entries: _entries, marks: _marks, ...puzzle } = document;
  const layers = await draw({ ...puzzle, kind: document.kind }, signal);
  if (!known) return new Game(id, document, layers, saved ?? {});
  known.drawn.value = layers;
  return known;
}
