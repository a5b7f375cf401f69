import { beforeEach, expect, it, vi } from "vitest";
import { shownTopics, tellListeners } from "../../../platform/live/live-topics.ts";
import { watchPage } from "./watch-page.ts";

const calls = vi.hoisted(() => ({ get: vi.fn(), getDocument: vi.fn() }));
vi.mock("../../../platform/calls/client.ts", () => ({ client: { pages: calls } }));

const settle = () => new Promise((resolve) => setTimeout(resolve));
const request = { baseVersion: 3, operationId: "operation-1", diff: {} };

function watched() {
  const pages: unknown[] = [];
  const newer: unknown[] = [];
  const watch = watchPage("pag_1", 3, (page) => pages.push(page));
  const stop = watch.watch(({ version }) => newer.push(version));
  const tell = async (data: unknown): Promise<void> => {
    tellListeners("page:pag_1", data);
    await settle();
  };
  return { watch, pages, newer, stop, tell };
}

beforeEach(() => {
  calls.get.mockReset();
  calls.getDocument.mockReset();
  calls.getDocument.mockImplementation(async () => ({ version: 5, document: {} }));
});

it("shows what somebody else has saved, once", async () => {
  const { newer, stop, tell } = watched();
  await tell({ what: "saved", version: 5, operationId: "theirs-1" });
  await tell({ what: "saved", version: 5, operationId: "theirs-1" });
  await tell({ what: "saved", version: 4, operationId: null });
  expect([newer, calls.getDocument.mock.calls.length]).toEqual([[5], 1]);
  stop();
  expect(shownTopics()).toEqual([]);
});

it("takes no save of its own for somebody else's, whichever comes first: the answer or the word of it", async () => {
  const { watch, newer, stop, tell } = watched();
  await watch.save(request, async () => {
    await tell({ what: "saved", version: 4, operationId: "operation-1" });
    return { kind: "saved", version: 4 };
  });
  await tell({ what: "saved", version: 4, operationId: "operation-1" });
  expect([newer, calls.getDocument.mock.calls.length]).toEqual([[], 0]);
  stop();
});

it("looks itself where something may have been missed, and keeps what the page is called and where it is", async () => {
  const { pages, newer, stop, tell } = watched();
  calls.get.mockResolvedValue({ id: "pag_1", version: 3, title: "Outra" });
  await tell({ what: "published" });
  expect([pages, newer]).toEqual([[{ id: "pag_1", version: 3, title: "Outra" }], []]);
  calls.get.mockResolvedValue({ id: "pag_1", version: 5 });
  await tell(null);
  expect(newer).toEqual([5]);
  calls.get.mockRejectedValue(new TypeError("network"));
  await tell(null);
  await tell({ what: "deleted" });
  expect(newer).toEqual([5]);
  stop();
});
