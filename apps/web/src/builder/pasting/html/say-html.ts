import { textsOf } from "../../../platform/language/i18n.ts";
import { closeToast, toast } from "../../../ui/feedback/toast.ts";
import type { ReadHtml } from "./read-html.ts";

/** Milliseconds after which somebody would ask themselves whether anything is happening. */
const SLOW_MS = 700;

type Group = keyof typeof import("../../messages/pt.json")["clipboard"]["left"];

/** The words for what is left out, by its code; what a page's own look makes up for is not told. */
const GROUPS: ReadonlyMap<string, Group> = new Map<string, Group>([
  ...(["script", "pixel", "handler", "redirect"] as const).map((code) => [code, "code"] as const),
  ...(["form_target", "field"] as const).map((code) => [code, "forms"] as const),
  ...(["frame", "media"] as const).map((code) => [code, "frames"] as const),
  ...(["drawing", "icon"] as const).map((code) => [code, "drawings"] as const),
  ...(["unsafe_link", "lost_link", "relative_link"] as const).map((code) => [code, "links"] as const),
  ["picture", "pictures"],
  ["words", "words"],
]);

/** Says that a paste is still being read, where that takes longer than a moment. */
export async function untilSlow<Result>(reading: Promise<Result>): Promise<Result> {
  let id: number | null = null;
  const timer = setTimeout(() => {
    id = toast.success({ title: textsOf("builder")("clipboard.reading"), timeout: 20_000 });
  }, SLOW_MS);
  try {
    return await reading;
  } finally {
    clearTimeout(timer);
    if (id !== null) closeToast(id);
  }
}

/** Says shortly what of pasted HTML could not be kept. */
export function sayLeftOut(codes: readonly string[]): void {
  const t = textsOf("builder");
  const groups = new Set(codes.flatMap((code) => GROUPS.get(code) ?? []));
  if (groups.size === 0) return;
  const what = [...groups].map((group) => t(`clipboard.left.${group}`)).join(", ");
  toast.warning({ title: t("clipboard.leftTitle"), desc: t("clipboard.leftOut", { what }), timeout: 8_000 });
}

/** Says that the words are all that came, and why. */
export function sayOnlyWords(read: Exclude<ReadHtml, { readonly kind: "read" }>): void {
  const t = textsOf("builder");
  const why =
    read.kind === "failed" ? read.message || t("clipboard.unread") : t(read.kind === "offline" ? "clipboard.offline" : "clipboard.tooLong");
  toast.warning({ title: t("clipboard.onlyWords"), desc: why, timeout: 8_000 });
}
