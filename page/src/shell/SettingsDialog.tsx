// What a person chooses once: colours, language, and how much the page helps by itself.
import { choose, settings, type Settings, type Theme, THEMES } from "../browser/settings";
import { isLang, type PlainKey, LANGUAGES, t } from "../texts";
import { Dialog } from "./Dialog";

const THEME_TEXT: Readonly<Record<Theme, PlainKey>> = {
  auto: "themeAuto",
  light: "themeLight",
  dark: "themeDark",
  contrast: "themeContrast",
};

type Switch = { readonly [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

const SWITCHES: readonly (readonly [Switch, PlainKey])[] = [
  ["conflicts", "showConflicts"],
  ["candidates", "showCandidates"],
  ["equals", "showEquals"],
  ["coordinates", "showCoordinates"],
  ["timer", "showTimer"],
  ["trustMarks", "trustMarks"],
  ["uniqueness", "useUniqueness"],
];

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const chosen = settings.value;
  const chooseLang = (wanted: string): void => {
    if (isLang(wanted)) choose({ lang: wanted });
  };
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <fieldset class="segments">
        <legend>{t("theme")}</legend>
        {THEMES.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={chosen.theme === theme} onChange={() => choose({ theme })} />
            <span>{t(THEME_TEXT[theme])}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{t("language")}</span>
        <select value={chosen.lang} onChange={(event) => chooseLang(event.currentTarget.value)}>
          {Object.entries(LANGUAGES).map(([id, name]) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div class="switches">
        {SWITCHES.map(([name, text]) => (
          <label key={name} class="switch">
            <input
              type="checkbox"
              role="switch"
              checked={chosen[name]}
              onChange={(event) => choose({ [name]: event.currentTarget.checked })}
            />
            <span>{t(text)}</span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}
