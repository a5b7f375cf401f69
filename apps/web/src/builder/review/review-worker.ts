import { marks } from "virtual:all-brand-marks";
import { parts } from "virtual:all-kind-parts";
import { views } from "virtual:all-rare-views";
import { keepBrandMarks } from "virtual:kept-brand-marks";
import { keepKindParts } from "virtual:kept-kind-parts";
import { keepKindWords } from "virtual:kept-kind-words";
import { keepRareViews } from "virtual:kept-rare-views";
import { checkPage, shownImageIds, WEIGHT_BUDGET_DEFAULT } from "@vitrine/checks";
import { type CodePlace, type DocumentRecord, type PageDocument, treeOf } from "@vitrine/document";
import { pageWeight } from "../header/weight/page-weight.ts";
import type { PageReview } from "./page-review.ts";
import type { SiteFacts, ToReviewer } from "./review-messages.ts";

/** Weighs and checks the page apart from the window, so that a large page never makes typing wait. */

/** Milliseconds of quiet before the page is looked at again. */
const QUIET_MS = 400;

keepBrandMarks(marks);
keepRareViews(views);
// What of kinds the check reads is what panels are made of; nothing is held against a schema here.
keepKindParts(parts);

let page: { document: PageDocument; title: string; records: Record<string, DocumentRecord> } | null = null;
let facts: SiteFacts = { hosts: [], ownPath: "", paths: null, imageBytes: new Map(), missingSectionIds: new Set() };
let offIds: ReadonlySet<string> = new Set();
let offPlaces: readonly CodePlace[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const scripts: Promise<Readonly<Record<string, number>>> = fetch("/visitor-sizes.json").then((response) => response.json());

async function review(): Promise<void> {
  if (!page) return;
  const { document, title, records } = page;
  const sizes = await pageWeight({ ...document, records }, title, await scripts);
  const tree = treeOf(records);
  const imageIds = [...shownImageIds(tree)];
  self.postMessage({
    sizes,
    imageBytes: imageIds.reduce((sum, id) => sum + (facts.imageBytes.get(id) ?? 0), 0),
    unweighedCount: imageIds.filter((id) => !facts.imageBytes.has(id)).length,
    budget: (tree.page().weightBudget ?? WEIGHT_BUDGET_DEFAULT) * 1_000,
    findings: checkPage(tree, { ...facts, name: title, sizes, offIds, offPlaces, brokenIds: new Set() }),
  } satisfies PageReview);
}

function take(data: ToReviewer): void {
  switch (data.type) {
    case "open":
      page = { document: data.document, title: data.title, records: { ...data.document.records } };
      keepKindWords(data.words);
      break;
    case "changed":
      if (data.words) keepKindWords(data.words);
      for (const [id, [, after]] of Object.entries(page ? data.diff : {})) {
        if (after) (page as { records: Record<string, DocumentRecord> }).records[id] = after;
        else delete page?.records[id];
      }
      break;
    case "facts":
      facts = data.facts;
      break;
    case "off":
      offIds = new Set(data.ids);
      offPlaces = data.places;
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ToReviewer>) => {
  take(data);
  clearTimeout(timer);
  timer = setTimeout(() => void review(), QUIET_MS);
});
