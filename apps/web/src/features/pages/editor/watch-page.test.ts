import { emptyDocument } from "@vitrine/document";
import { beforeEach, expect, it } from "vitest";
import { shownTopics, tellListeners } from "../../../platform/live/live-topics.ts";
import { type FakeApi, fakeApi, NO_ANSWER } from "../../../testing/fake-api.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { watchPage } from "./watch-page.ts";

let api: FakeApi;
const PAGE = pageIdOf("a");
const documentsRead = () => api.asked.filter(({ call }) => call === "pages.getDocument").length;
const request = { baseVersion: 3, operationId: "operation-1", diff: {} };

function watched() {
  const pages: unknown[] = [];
  const newer: unknown[] = [];
  const watch = watchPage(PAGE, 3, (page) => pages.push(page));
  const stop = watch.watch(({ version }) => newer.push(version));
  const tell = async (data: unknown): Promise<void> => {
    tellListeners(`page:${PAGE}`, data);
    // What is asked is asked at once, and answered a few turns later.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
  };
  return { watch, pages, newer, stop, tell };
}

beforeEach(() => {
  const document = { ...emptyDocument({ title: "Oferta", language: "pt" }) };
  api = fakeApi({ pages: { getDocument: () => ({ version: 5, document }) } });
});

it("shows what somebody else has saved, once", async () => {
  const { newer, stop, tell } = watched();
  await tell({ what: "saved", version: 5, operationId: "theirs-1" });
  await tell({ what: "saved", version: 5, operationId: "theirs-1" });
  await tell({ what: "saved", version: 4, operationId: null });
  expect([newer, documentsRead()]).toEqual([[5], 1]);
  expect(shownTopics()).toContain(`page:${PAGE}`);
  stop();
  expect(shownTopics()).not.toContain(`page:${PAGE}`);
});

it("takes no save of its own for somebody else's, whichever comes first: the answer or the word of it", async () => {
  const { watch, newer, stop, tell } = watched();
  await watch.save(request, async () => {
    await tell({ what: "saved", version: 4, operationId: "operation-1" });
    return { kind: "saved", version: 4 };
  });
  await tell({ what: "saved", version: 4, operationId: "operation-1" });
  expect([newer, documentsRead()]).toEqual([[], 0]);
  stop();
});

it("looks itself where something may have been missed, and keeps what the page is called and where it is", async () => {
  const { pages, newer, stop, tell } = watched();
  api.answer({ pages: { get: () => samplePage({ version: 3, title: "Outra" }) } });
  await tell({ what: "published" });
  expect([pages, newer]).toEqual([[samplePage({ version: 3, title: "Outra" })], []]);
  api.answer({ pages: { get: () => samplePage({ version: 5 }) } });
  await tell(null);
  expect(newer).toEqual([5]);
  api.answer({ pages: { get: () => NO_ANSWER } });
  await tell(null);
  await tell({ what: "deleted" });
  expect(newer).toEqual([5]);
  stop();
});
