import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import type { Image } from "@vitrine/contract";
import { expect, it, onTestFinished } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { filesQuery } from "./queries.ts";
import { renewLibrary } from "./renew-library.ts";

const file = (n: number): Image => {
  const id = `img_01kanp${String(n).padStart(20, "0")}`;
  return {
    ...{ id, kind: "image", name: `foto-${n}.jpg`, folderId: null, width: 1200, height: 800, bytes: 250_000 },
    ...{ url: `http://uploads.localhost/i/${id}`, img: `/i/${id}`, host: "uploads.localhost", ai: null },
    uploadedAt: "2026-11-24T12:00:00.000Z",
  };
};

/** A library of which five fetches are loaded, and somebody looks at it. */
async function open() {
  const all = Array.from({ length: 450 }, (_, n) => file(n + 1));
  const api = fakeApi({
    images: {
      list: ({ cursor }) => {
        const from = cursor ? all.findIndex(({ id }) => id === cursor) + 1 : 0;
        const items = all.slice(from, from + 100);
        return { items, nextCursor: from + 100 < all.length ? (items.at(-1)?.id ?? null) : null };
      },
      folders: () => ({ items: [], total: { files: all.length, bytes: 1 } }),
    },
  });
  const queryClient = new QueryClient();
  const observer = new InfiniteQueryObserver(queryClient, filesQuery({}));
  onTestFinished(observer.subscribe(() => undefined));
  await observer.refetch();
  while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage();
  const shown = () => observer.getCurrentResult().data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const requests = () => api.asked.filter(({ call }) => call === "images.list").length;
  const before = requests();
  expect(shown()).toHaveLength(450);
  return { all, ids: () => all.map(({ id }) => id), api, queryClient, observer, shown, asked: () => requests() - before };
}

it("asks for the newest alone where files arrived, however many parts are loaded", async () => {
  const { all, ids, queryClient, shown, asked } = await open();
  // One of them is the same file as one further down, which stands at the top now.
  const [again] = all.splice(320, 1);
  all.unshift(file(901), again ?? file(0), file(902));
  await renewLibrary(queryClient, [{ what: "arrived" }, { what: "arrived" }]);
  expect([asked(), shown()]).toEqual([1, ids()]);
});

it("takes away what went without asking for any file", async () => {
  const { all, ids, queryClient, shown, asked } = await open();
  const gone = [...all.splice(349, 1), ...all.splice(0, 1)].map(({ id }) => id);
  await renewLibrary(queryClient, [{ what: "gone", ids: gone }]);
  expect([asked(), shown()]).toEqual([0, ids()]);
});

it("asks for no file where folders changed alone", async () => {
  const { queryClient, shown, asked } = await open();
  await renewLibrary(queryClient, [{ what: "folders" }]);
  expect([asked(), shown().length]).toEqual([0, 450]);
});

it("asks for all that is loaded where more arrived than a fetch brings, or what happened is not known", async () => {
  const { all, ids, queryClient, shown, asked } = await open();
  all.unshift(...Array.from({ length: 150 }, (_, n) => file(n + 1_000)));
  await renewLibrary(queryClient, [{ what: "arrived" }]);
  // Its newest, and the five parts.
  expect([asked(), shown()]).toEqual([1 + 5, ids().slice(0, 500)]);
  await renewLibrary(queryClient, [{ what: "arrived" }, { what: "any" }]);
  expect(asked()).toBe(1 + 5 + 5);
});

it("loses nothing that is just being loaded", async () => {
  const { all, queryClient, observer, shown } = await open();
  all.unshift(file(901));
  const loading = observer.refetch();
  all.unshift(file(902));
  await renewLibrary(queryClient, [{ what: "arrived" }]);
  await loading;
  expect(shown().slice(0, 3)).toEqual([file(902).id, file(901).id, file(1).id]);
});
