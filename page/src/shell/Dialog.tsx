// A window over the page, with the browser's own dialog: it keeps the focus, and Escape closes it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../texts";
import { Icon } from "./Icon";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const onBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose} onClick={onBackdrop}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="plain" aria-label={t("close")} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
