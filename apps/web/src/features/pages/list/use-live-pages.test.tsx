import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import type { Page } from "@vitrine/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RefusedCall } from "../../../platform/calls/problem.ts";
import { tellListeners } from "../../../platform/live/live-topics.ts";
import { useLivePages } from "./use-live-pages.ts";

const calls = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../../../platform/calls/client.ts", () => ({
  client: { pages: calls },
  api: { pages: { key: () => ["pages"], list: { key: () => ["pages", "list"] } } },
}));

const KEY = ["pages", "list", "infinite", {}];
const page = (id: string, title = id): Page => ({ id, title }) as Page;
let queryClient: QueryClient;

function List({ shown }: { shown: readonly Page[] }) {
  useLivePages(shown);
  return null;
}

const titles = (): string[] | undefined =>
  queryClient.getQueryData<{ pages: { items: Page[] }[] }>(KEY)?.pages.flatMap(({ items }) => items.map(({ title }) => title));

async function tell(...ids: readonly (string | null)[]): Promise<void> {
  for (const pageId of ids) tellListeners("pages", pageId === null ? null : { pageId });
  await act(() => vi.advanceTimersByTimeAsync(400));
}

beforeEach(async () => {
  vi.useFakeTimers();
  calls.get.mockReset();
  queryClient = new QueryClient();
  const shown = ["a", "b", "c"].map((id) => page(id));
  queryClient.setQueryData(KEY, { pages: [{ items: shown, nextCursor: null }], pageParams: [null] });
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <List shown={shown} />
      </QueryClientProvider>,
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("changes a row where it stands, once for many saves, and takes away one whose page is deleted", async () => {
  calls.get.mockImplementation(async ({ id }: { id: string }) => {
    if (id === "c") throw new RefusedCall({ code: "NOT_FOUND", requestId: "req_1" });
    return page(id, "Outra");
  });
  await tell("b", "b", "b", "c");
  expect([titles(), calls.get.mock.calls.length]).toEqual([["a", "Outra"], 2]);
});

it("leaves a row as it is when it cannot be read", async () => {
  calls.get.mockRejectedValue(new TypeError("network"));
  await tell("b");
  expect(titles()).toEqual(["a", "b", "c"]);
});

it.each([[["new"]], [[null]], [["a", "b", "c", "d", "e", "f"]]])("reads the list again for %j", async (ids) => {
  const read = vi.spyOn(queryClient, "invalidateQueries");
  await tell(...ids);
  expect([read.mock.calls, calls.get.mock.calls.length]).toEqual([[[{ queryKey: ["pages", "list"] }]], 0]);
});
