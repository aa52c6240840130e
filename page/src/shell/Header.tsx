// The bar above every view: the way home, what the view is called, and what it has to offer.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../texts";
import { Icon } from "./Icon";
import { SettingsDialog } from "./SettingsDialog";

export function Header({ title, children }: { title?: string; children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <header class="bar">
      <a class="home" href="#" aria-label={t("home")}>
        <Mark />
        {title === undefined && <span class="brand">Gridwright</span>}
      </a>
      {title !== undefined && <h1 class="title">{title}</h1>}
      <div class="bar-tools">
        {children}
        <button type="button" class="plain" aria-label={t("settings")} title={t("settings")} onClick={() => setOpen(true)}>
          <Icon name="settings" />
        </button>
      </div>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}

const Mark = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 3h18v18H3zM9 3v18M15 9v12M3 15h12M9 9h12" />
  </svg>
);
