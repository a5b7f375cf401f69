import type { KindWords } from "virtual:kept-kind-words";
import type { PageFacts } from "@vitrine/checks";
import type { CodePlace, DocumentDiff, PageDocument } from "@vitrine/document";

/** What the server knows of the page's site and pictures. */
export type SiteFacts = Pick<PageFacts, "hosts" | "ownPath" | "paths" | "imageBytes" | "missingSectionIds" | "legalLacks">;

/** What the builder tells the worker: the page once, then each change; what kinds say, where the page's language may be new; what else is known. */
export type ToReviewer =
  | { readonly type: "open"; readonly document: PageDocument; readonly title: string; readonly words: KindWords }
  | { readonly type: "changed"; readonly diff: DocumentDiff; readonly words?: KindWords | undefined }
  | { readonly type: "facts"; readonly facts: SiteFacts }
  | { readonly type: "off"; readonly ids: readonly string[]; readonly places: readonly CodePlace[] };
