import { CHANGED_PARTS, type Revision } from "@vitrine/contract";
import type { Text } from "../../../platform/language/message-types.ts";

/** What a revision changed, in words: "3 textos, 1 imagem". */
export function changedWords({ changes, version }: Revision, t: Text<"revisions">): string {
  const parts = CHANGED_PARTS.flatMap((part) => {
    const count = changes[part];
    return count === undefined ? [] : [t(`changed.${part}`, { count })];
  });
  if (parts.length > 0) return parts.join(", ");
  return version === 1 ? t("changed.first") : t("changed.none");
}

/** What a revision is called: its name, or how it came about. */
export function revisionName({ name, kind }: Revision, t: Text<"revisions">): string {
  return name ?? t(`kinds.${kind}`);
}

/** Who gave a revision to visitors, in words; null where nobody is known, or nobody was given it. */
export function publisherWords({ publishedBy }: Revision, t: Text<"revisions">): string | null {
  if (!publishedBy) return null;
  const { name, via } = publishedBy;
  if (via === "support") return t("publishedBy.support");
  return name === null ? t("publishedBy.gone") : t(`publishedBy.${via}`, { name });
}
