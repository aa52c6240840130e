// A puzzle leaves the page: as a link, in any notation, as a picture, on paper.
import { useEffect, useState } from "preact/hooks";
import { catalogue } from "../api/calls";
import { file } from "../api/setting";
import type { Document, NotationInfo } from "../api/types";
import { choose, settings } from "../browser/settings";
import { edit } from "../setter/drafts";
import { Dialog } from "../shell/Dialog";
import { Icon } from "../shell/Icon";
import { complain } from "../shell/notices";
import { t } from "../texts";
import { Copyable } from "./Copyable";
import { download } from "./download";
import { addressOf } from "./link";
import { gather } from "./gathered";
import { Notations } from "./Notations";

interface ShareDialogProps {
  readonly document: Document;
  readonly onClose: () => void;
  /** Whether the puzzle can be changed from here. */
  readonly editable?: boolean;
  /** The puzzle with what a player filled in, if anything is. */
  readonly filled?: Document | undefined;
}

const FORMATS = ["svg", "png", "pdf"] as const;

export function ShareDialog({ document: puzzle, onClose, editable, filled }: ShareDialogProps) {
  const [link, setLink] = useState("");
  const [notations, setNotations] = useState<readonly NotationInfo[]>([]);
  useEffect(() => {
    void addressOf(puzzle).then(setLink);
    catalogue().then(
      (known) => setNotations(known.notations.filter(({ kinds }) => !kinds || kinds.includes(puzzle.kind))),
      complain,
    );
  }, [puzzle]);
  const save = (format: (typeof FORMATS)[number]): void => {
    file(filled && settings.value.printEntries ? filled : puzzle, format, format === "pdf" ? "print" : "light").then(
      (content) => download(content, `${nameOf(puzzle)}.${format}`),
      complain,
    );
  };
  return (
    <Dialog title={t("share")} onClose={onClose}>
      <section class="share-part">
        <h3>{t("link")}</h3>
        <Copyable text={link} label={t("link")} />
        <p class="soft">{t("linkMeaning")}</p>
      </section>
      {notations.length > 0 && <Notations puzzle={puzzle} notations={notations} />}
      <section class="share-part">
        <h3>{t("picture")}</h3>
        <div class="row">
          {FORMATS.map((format) => (
            <button key={format} type="button" class="button" onClick={() => save(format)}>
              {format.toUpperCase()}
            </button>
          ))}
          <button type="button" class="button" onClick={() => printed(onClose)}>
            <Icon name="print" />
            <span>{t("print")}</span>
          </button>
        </div>
        {filled && (
          <label class="switch">
            <input
              type="checkbox"
              role="switch"
              checked={settings.value.printEntries}
              onChange={(event) => choose({ printEntries: event.currentTarget.checked })}
            />
            <span>{t("printEntries")}</span>
          </label>
        )}
      </section>
      <div class="row apart">
        {editable && (
          <button type="button" class="button" onClick={() => edit(puzzle)}>
            <Icon name="pencil" />
            <span>{t("changeIt")}</span>
          </button>
        )}
        <a class="button" href="#book" onClick={() => gather([puzzle])}>
          <Icon name="book" />
          <span>{t("intoBook")}</span>
        </a>
      </div>
    </Dialog>
  );
}

/** Prints what is seen without the dialog. */
function printed(onClose: () => void): void {
  onClose();
  setTimeout(() => window.print(), 100);
}

/** A name for a file: letters and digits of the title, or the kind. */
function nameOf(puzzle: Document): string {
  const name = (puzzle.title ?? "").normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return name.slice(0, 60) || puzzle.kind;
}
