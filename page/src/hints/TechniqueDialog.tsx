// A technique over the board that it is needed on, and the button that leads there.
import { useState } from "preact/hooks";
import { Dialog } from "../shell/Dialog";
import { t } from "../texts";
import { Lesson, useTechnique } from "./Lesson";

interface TechniqueProps {
  readonly id: string;
  readonly text?: string;
  readonly look?: string;
}

export function Technique({ id, text = t("technique"), look = "button" }: TechniqueProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={look} onClick={() => setOpen(true)}>
        {text}
      </button>
      {open && <TechniqueDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function TechniqueDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const lesson = useTechnique(id);
  return (
    <Dialog title={lesson.page?.title ?? t("technique")} onClose={onClose}>
      <Lesson {...lesson} />
      <a href="#techniques">{t("techniquesAll")}</a>
    </Dialog>
  );
}
