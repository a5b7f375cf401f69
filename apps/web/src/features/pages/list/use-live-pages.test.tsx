import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import type { Page } from "@vitrine/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api as calls } from "../../../platform/calls/client.ts";
import { tellListeners } from "../../../platform/live/live-topics.ts";
import { type FakeApi, fakeApi, NO_ANSWER } from "../../../testing/fake-api.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { useLivePages } from "./use-live-pages.ts";

const LIST = calls.pages.list.key();
const KEY = [...LIST, "infinite", {}];
const page = (letter: string, title = letter): Page => samplePage({ id: pageIdOf(letter), title });
let queryClient: QueryClient;
let api: FakeApi;

function List({ shown }: { shown: readonly Page[] }) {
  useLivePages(shown);
  return null;
}

const titles = (): string[] | undefined =>
  queryClient.getQueryData<{ pages: { items: Page[] }[] }>(KEY)?.pages.flatMap(({ items }) => items.map(({ title }) => title));

async function tell(...ids: readonly (string | null)[]): Promise<void> {
  for (const pageId of ids) tellListeners("pages", pageId === null ? null : { pageId: pageIdOf(pageId) });
  await act(() => vi.advanceTimersByTimeAsync(400));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  api = fakeApi({});
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

it("changes a row where it stands, once for many saves", async () => {
  api.answer({ pages: { get: () => page("b", "Outra") } });
  await tell("b", "b", "b");
  await vi.waitFor(() => expect([titles(), api.asked.length]).toEqual([["a", "Outra", "c"], 1]));
});

it("reads the list again for a page that is in the trash now, and leaves it where the trash is shown", async () => {
  const read = vi.spyOn(queryClient, "invalidateQueries");
  api.answer({ pages: { get: () => ({ refusedFor: "NOT_FOUND" }) } });
  await tell("c");
  await vi.waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith({ queryKey: LIST }));
  expect(titles()).toEqual(["a", "b", "c"]);
});

it("leaves a row as it is when it cannot be read", async () => {
  api.answer({ pages: { get: () => NO_ANSWER } });
  await tell("b");
  await vi.waitFor(() => expect(api.asked).toHaveLength(1));
  expect(titles()).toEqual(["a", "b", "c"]);
});

it.each([[["n"]], [[null]], [["a", "b", "c", "d", "e", "f"]]])("reads the list again for %j", async (ids) => {
  const read = vi.spyOn(queryClient, "invalidateQueries");
  await tell(...ids);
  expect([read.mock.calls, api.asked.length]).toEqual([[[{ queryKey: LIST }]], 0]);
});
