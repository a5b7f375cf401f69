import type { Revision } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Text } from "../../../platform/language/message-types.ts";
import { exactMoment } from "../../../platform/language/moments.ts";
import { revisionName } from "../history/changed-words.ts";

/** What stands over one of two states of a page: the revision it is, or that it is the page as it is now. */
export function stateName(revision: Revision | undefined, t: Text<"revisions">, language: Language): string {
  return revision ? `${revisionName(revision, t)}, ${exactMoment(revision.createdAt, language)}` : t("now");
}
