import type { KindWords } from "virtual:kept-kind-words";
import type { DocumentDiff, PageDocument } from "@vitrine/document";

/** What the builder tells the scale: the page once, then each change; and what kinds say, where the page's language may be new. */
export type ToScale =
  | { readonly type: "open"; readonly document: PageDocument; readonly title: string; readonly words: KindWords }
  | { readonly type: "changed"; readonly diff: DocumentDiff; readonly words?: KindWords | undefined };
