import { expect, test } from "vitest";
import { tellArrivals } from "./tell-arrivals.ts";

const place = (account: number, page: number, isSuspect = false) => ({
  ...{ accountId: `acc_${account}`, siteId: "sit_1", pageId: `pag_${page}`, isSuspect },
});

function toldOf(arrivals: Parameters<typeof tellArrivals>[1]): unknown[] {
  const told: unknown[] = [];
  tellArrivals({ tell: (topic, { accountId }, data) => void told.push([topic, accountId, data]) }, arrivals);
  return told;
}

test("each account is told once of its own leads, counted by where they were sent", () => {
  expect(toldOf([place(1, 1), place(2, 9), place(1, 1), place(1, 1, true), place(1, 2)])).toEqual([
    [
      "leads",
      "acc_1",
      {
        arrived: [
          { siteId: "sit_1", pageId: "pag_1", isSuspect: false, count: 2 },
          { siteId: "sit_1", pageId: "pag_1", isSuspect: true, count: 1 },
          { siteId: "sit_1", pageId: "pag_2", isSuspect: false, count: 1 },
        ],
        isAll: true,
      },
    ],
    ["leads", "acc_2", { arrived: [{ siteId: "sit_1", pageId: "pag_9", isSuspect: false, count: 1 }], isAll: true }],
  ]);
  expect(toldOf([])).toEqual([]);
});

test("leads of very many pages are told of in one message that nodes can pass on, which says that it is not all", () => {
  const many = Array.from({ length: 500 }, (_, n) => ({
    ...place(1, 1),
    siteId: `sit_${"0".repeat(26)}`,
    pageId: `pag_${String(n).padStart(26, "0")}`,
  }));
  const [[, , data] = expect.fail()] = toldOf(many) as [string, string, { arrived: unknown[]; isAll: boolean }][];
  expect([data.arrived.length, data.isAll, JSON.stringify(data).length < 7_000]).toEqual([40, false, true]);
});
