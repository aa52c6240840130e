// What the keys do.
import { Dialog } from "../shell/Dialog";
import { type PlainKey, t } from "../texts";

const KEYS: readonly (readonly [string, PlainKey])[] = [
  ["← ↑ → ↓  W A S D", "keysMove"],
  ["1 … 9", "keysDigits"],
  ["Z  X  C  V", "keysModes"],
  ["Shift + 1 … 9", "keysCorner"],
  ["Ctrl + 1 … 9", "keysCentre"],
  ["Shift + Ctrl + 1 … 9", "keysColour"],
  ["Shift + ← ↑ → ↓", "keysSelect"],
  ["Ctrl + A", "keysAll"],
  ["Delete  Backspace", "keysErase"],
  ["Ctrl + Z  Ctrl + Y", "keysUndo"],
  ["H", "keysHint"],
  ["Q", "keysWhy"],
  ["?", "keysHelp"],
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("keys")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([keys, text]) => (
          <div key={text}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
