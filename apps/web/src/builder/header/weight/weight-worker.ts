import { marks } from "virtual:all-brand-marks";
import { views } from "virtual:all-rare-views";
import { keepBrandMarks } from "virtual:kept-brand-marks";
import { keepKindWords } from "virtual:kept-kind-words";
import { keepRareViews } from "virtual:kept-rare-views";
import type { DocumentRecord, PageDocument } from "@vitrine/document";
import { pageWeight } from "./page-weight.ts";
import type { ToScale } from "./weight-messages.ts";

/** Weighs the page apart from the window, so that a large page never makes typing wait. */

/** Milliseconds of quiet before the page is weighed again. */
const QUIET_MS = 400;

keepBrandMarks(marks);
keepRareViews(views);

let page: { document: PageDocument; title: string; records: Record<string, DocumentRecord> } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const scripts: Promise<Readonly<Record<string, number>>> = fetch("/visitor-sizes.json").then((response) => response.json());

async function weigh(): Promise<void> {
  if (!page) return;
  self.postMessage(await pageWeight({ ...page.document, records: page.records }, page.title, await scripts));
}

self.addEventListener("message", ({ data }: MessageEvent<ToScale>) => {
  if (data.words) keepKindWords(data.words);
  if (data.type === "open") page = { document: data.document, title: data.title, records: { ...data.document.records } };
  else if (page) {
    for (const [id, [, after]] of Object.entries(data.diff)) {
      if (after) page.records[id] = after;
      else delete page.records[id];
    }
  }
  clearTimeout(timer);
  timer = setTimeout(() => void weigh(), QUIET_MS);
});
