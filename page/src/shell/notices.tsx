// Short messages over the page that go away by themselves.
import { signal } from "@preact/signals";
import { ApiError } from "../api/client";
import { storeIsFull } from "../browser/storage";
import { t, type PlainKey } from "../texts";
import { Icon } from "./Icon";

interface Notice {
  readonly text: string;
  readonly good: boolean;
}

const STAYS = 6000;
const current = signal<Notice | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string, good = true): void {
  clearTimeout(timer);
  current.value = { text, good };
  timer = setTimeout(() => (current.value = undefined), STAYS);
}

export const clearNotice = (): void => {
  current.value = undefined;
};

/** What these statuses mean to a person; the server says it to programs, and does not know the language yet. */
const MEANINGS = new Map<number, PlainKey>([
  [0, "unreachable"],
  [408, "unreachable"],
  [413, "tooLarge"],
  [503, "serverBusy"],
]);
/** The status of an answer that says in the person's language what is wrong. */
const TOLD = 422;

/** An error in words: what the server said of the puzzle, or what became of the question. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const meaning = MEANINGS.get(error.status);
  if (meaning) return t(meaning);
  return error.status === TOLD ? beginning(error.message) : t("serverFault", { status: error.status });
}

/** What the server says may stand behind the name of a file; here it begins a sentence, unless with a name like r1c1. */
export const beginning = (text: string): string => text.replace(/^\p{Ll}+(?=[ ,])/u, (word) => word.charAt(0).toLocaleUpperCase() + word.slice(1));

export const complain = (error: unknown): void => notify(reasonOf(error), false);

export function Notices() {
  const notice = current.value ?? (storeIsFull.value ? { text: t("storeFull"), good: false } : undefined);
  const close = (): void => {
    current.value = undefined;
    storeIsFull.value = false;
  };
  return (
    <div class="notices" role="status" aria-live="polite">
      {notice && (
        <p class={notice.good ? "notice" : "notice bad"}>
          <span>{notice.text}</span>
          <button type="button" class="plain" aria-label={t("close")} onClick={close}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
