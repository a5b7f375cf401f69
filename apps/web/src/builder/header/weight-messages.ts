import type { DocumentDiff, PageDocument } from "@vitrine/document";

/** What the builder tells the scale: the page once, then each change. */
export type ToScale =
  | { readonly type: "open"; readonly document: PageDocument; readonly title: string }
  | { readonly type: "changed"; readonly diff: DocumentDiff };
