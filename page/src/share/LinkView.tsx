// A link that holds a puzzle was opened: play it, or say what is wrong with the link.
import { useEffect, useState } from "preact/hooks";
import { draw } from "../api/calls";
import { Failure } from "../shell/Failure";
import { Header } from "../shell/Header";
import { reasonOf } from "../shell/notices";
import { play } from "../shell/opening";
import { t } from "../texts";
import { unpacked } from "./link";

export function LinkView({ rest }: { readonly rest: string }) {
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const left = new AbortController();
    const open = async (): Promise<void> => {
      const document = await unpacked(rest);
      if (left.signal.aborted) return;
      if (!document) {
        setFailure(t("linkBroken"));
        return;
      }
      try {
        const { title } = await draw(document, left.signal);
        play(document, title, true);
      } catch (error) {
        if (!left.signal.aborted) setFailure(`${t("linkRefused")} ${reasonOf(error)}`);
      }
    };
    void open();
    return () => left.abort();
  }, [rest]);
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
