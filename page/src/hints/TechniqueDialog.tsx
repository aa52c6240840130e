// A technique over the board that it is needed on.
import { Dialog } from "../shell/Dialog";
import { t } from "../texts";
import { Lesson, useTechnique } from "./Lesson";

export function TechniqueDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const lesson = useTechnique(id);
  return (
    <Dialog title={lesson.page?.title ?? t("technique")} onClose={onClose}>
      <Lesson {...lesson} />
      <a href="#techniques">{t("techniquesAll")}</a>
    </Dialog>
  );
}
