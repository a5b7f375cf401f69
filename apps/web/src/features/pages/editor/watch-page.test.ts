import { emptyDocument } from "@vitrine/document";
import { beforeEach, expect, it } from "vitest";
import type { PageNews } from "../../../builder/builder-props.ts";
import { shownTopics, tellListeners } from "../../../platform/live/live-topics.ts";
import { type FakeApi, fakeApi, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { watchPage } from "./watch-page.ts";

let api: FakeApi;
const PAGE = pageIdOf("a");
const ME = sampleAccount();
const document = { ...emptyDocument({ title: "Oferta", language: "pt" }) };
const { page } = document.records;
const asked = () => api.asked.filter(({ call }) => call === "pages.listOperations").length;
const request = { baseVersion: 3, operationId: "operation-1", diff: {} };
const changesTo = (version: number) => ({ page: { ...page, title: `Oferta ${version}` } as typeof page });
const operation = (version: number, operationId = `theirs-${version}`) => ({ version, operationId, changes: changesTo(version) });
const told = (version: number, more: object = {}) => ({ what: "saved", ...operation(version), ...more });

/** Somebody who shows a page at a version, and takes in what comes next. */
function watched() {
  const pages: unknown[] = [];
  const news: (readonly [kind: string, version: number])[] = [];
  const being: string[] = [];
  const shown: { version: number | null } = { version: 3 };
  const watch = watchPage(PAGE, ME.id, 3, (found) => pages.push(found));
  const hear = (one: PageNews): void => {
    if (one.kind === "gone" || one.kind === "there") return void being.push(one.kind);
    news.push([one.kind, one.kind === "joined" ? 0 : one.version]);
    if (one.kind !== "joined") shown.version = one.version;
  };
  const watching = watch.watch(hear, () => shown.version);
  // What is asked is asked at once, and answered a few turns later.
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
  };
  const tell = async (...all: unknown[]): Promise<void> => {
    for (const data of all) tellListeners(`page:${PAGE}`, data);
    await settle();
  };
  return { watch, watching, pages, news, being, shown, tell, settle };
}

beforeEach(() => {
  api = fakeApi({ pages: { listOperations: () => ({ kind: "document", version: 5, document }) } });
});

it("passes on what was saved next, in turn and once, and asks for nothing", async () => {
  const { news, watching, tell } = watched();
  await tell(told(4), told(4), told(5), told(3));
  expect([news, asked()]).toEqual([
    [
      ["operation", 4],
      ["operation", 5],
    ],
    0,
  ]);
  expect(shownTopics()).toContain(`page:${PAGE}`);
  watching.stop();
  expect(shownTopics()).not.toContain(`page:${PAGE}`);
});

it("asks for what was missed, or was too much to be told, or was put whole", async () => {
  const { news, watching, tell } = watched();
  api.answer({ pages: { listOperations: () => ({ kind: "operations", operations: [operation(4), operation(5)] }) } });
  await tell(told(5));
  expect([news, asked()]).toEqual([
    [
      ["operation", 4],
      ["operation", 5],
    ],
    1,
  ]);
  api.answer({ pages: { listOperations: () => ({ kind: "operations", operations: [operation(6)] }) } });
  await tell(told(6, { changes: null }));
  expect(news.at(-1)).toEqual(["operation", 6]);
  api.answer({ pages: { listOperations: () => ({ kind: "document", version: 7, document }) } });
  await tell(told(7, { changes: null, operationId: null }));
  expect([news.at(-1), asked()]).toEqual([["newer", 7], 3]);
  watching.stop();
});

it("asks nothing while nothing can be taken in, and looks when it is asked to", async () => {
  const { news, watching, shown, tell, settle } = watched();
  shown.version = null;
  await tell(told(4), told(5));
  watching.look();
  await settle();
  expect([news, asked()]).toEqual([[], 0]);
  shown.version = 3;
  watching.look();
  watching.look();
  await settle();
  expect([news, asked()]).toEqual([[["newer", 5]], 1]);
  watching.look();
  await settle();
  expect(asked(), "there is nothing newer").toBe(1);
  watching.stop();
});

it("takes no save of its own for somebody else's, whichever comes first: the answer or the word of it", async () => {
  const { watch, watching, news, shown, tell } = watched();
  const own = { what: "saved", version: 4, operationId: "operation-1", changes: null };
  await watch.save(request, async () => {
    await tell(own);
    return { kind: "saved", version: 4 };
  });
  shown.version = 4;
  await tell(own);
  expect([news, asked()]).toEqual([[["operation", 4]], 0]);
  watching.stop();
});

it("knows of other tabs of this browser, which the server does not tell apart", async () => {
  const [one, other] = [watched(), watched()];
  // Tabs hear of each other by a channel of the browser's own.
  await expect.poll(() => [one.news.length > 0, other.news.length > 0]).toEqual([true, true]);
  expect(one.news[0]).toEqual(["joined", 0]);
  expect(await one.watch.save(request, async () => ({ kind: "saved", version: 4 }))).toEqual({
    kind: "saved",
    version: 4,
    isWatched: true,
  });
  for (const { watching } of [one, other]) watching.stop();
  const alone = watched();
  expect(await alone.watch.save(request, async () => ({ kind: "saved", version: 4 }))).toEqual({ kind: "saved", version: 4 });
  alone.watching.stop();
});

it("looks itself where something may have been missed, and keeps what the page is called and where it is", async () => {
  const { pages, news, watching, tell } = watched();
  api.answer({ pages: { get: () => samplePage({ version: 3, title: "Outra" }) } });
  await tell({ what: "published" });
  expect([pages, news]).toEqual([[samplePage({ version: 3, title: "Outra" })], []]);
  api.answer({ pages: { get: () => samplePage({ version: 5 }) } });
  await tell(null);
  expect(news).toEqual([["newer", 5]]);
  api.answer({ pages: { get: () => NO_ANSWER } });
  await tell(null);
  await tell({ what: "deleted" });
  expect(news).toEqual([["newer", 5]]);
  watching.stop();
});

it("says that the page was deleted, and that it is there again once it is restored", async () => {
  const { being, watching, tell } = watched();
  await tell({ what: "deleted" });
  expect(being).toEqual(["gone"]);
  api.answer({ pages: { get: () => samplePage({ version: 3 }) } });
  await tell({ what: "changed" });
  expect(being).toEqual(["gone", "there"]);
  watching.stop();
});

it("finds out that the page was deleted while nothing was heard, and takes another account's log-in for no deletion", async () => {
  const { being, watching, tell } = watched();
  api.answer({ pages: { get: () => ({ refusedFor: "NOT_FOUND" }) }, accounts: { me: () => ({ ...ME, id: `${ME.id.slice(0, -1)}z` }) } });
  await tell(null);
  expect(being).toEqual([]);
  api.answer({ accounts: { me: () => NO_ANSWER } });
  await tell(null);
  expect(being).toEqual([]);
  api.answer({ accounts: { me: () => ME } });
  await tell(null);
  expect(being).toEqual(["gone"]);
  watching.stop();
});
