import type { ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database, Queries } from "../database/database.ts";
import { openPlaces } from "./attempts/places.ts";
import type { Deliveries } from "./delivery.ts";
import { ACCOUNT, type DeliveryFixture, deliveryFixture } from "./testing/delivery-fixture.ts";
import { type Received, type Receiver, startReceiver } from "./testing/receiver.ts";

let fixture: DeliveryFixture;
let receiver: Receiver;
let answer: (request: Received, response: ServerResponse) => void;
const ok = (_request: Received, response: ServerResponse): void => void response.end();

beforeAll(async () => {
  fixture = await deliveryFixture();
  receiver = await startReceiver((request, response) => answer(request, response));
});
afterEach(async () => {
  await fixture.clear();
  receiver.received.length = 0;
});
afterAll(async () => {
  await receiver.stop();
  await fixture.stop();
});

const started = (deliveries = fixture.open()): Deliveries => {
  deliveries.start([fixture.webhooks]);
  return deliveries;
};
const keys = (count: number, prefix = "k") => Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(3, "0")}`);
const taken = (names: readonly string[]) => names.map((name) => `${name} taken`);

describe("whose turn it is", () => {
  test("is not held up by an endpoint that never answers, however much waits for it", async () => {
    answer = ({ path }, response) => {
      if (path !== "/dead") response.end();
    };
    const deliveries = started();
    const [dead, healthy] = [
      await fixture.endpointAt(deliveries, receiver.url("/dead")),
      await fixture.endpointAt(deliveries, receiver.url("/healthy")),
    ];
    await fixture.send(deliveries, dead, ...keys(200));
    await expect.poll(() => receiver.idsAt("/dead").length).toBe(5);
    const began = performance.now();
    await fixture.send(deliveries, healthy, ...keys(20));
    await fixture.untilStates(healthy, taken(keys(20)));
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(receiver.idsAt("/dead")).toHaveLength(5);
  });

  test("goes round: those who had theirs longest ago first, no one and no account with more than its places", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 12 }), (numbers, accounts, rounds) => {
        const limits = { all: 20, account: 8, endpoint: 3, failing: 4 };
        const places = openPlaces(limits);
        const due = numbers.map((n) => ({
          endpointId: `ept_${n}`,
          accountId: `acc_${n % accounts}`,
          kind: "webhooks",
          isDisabled: false,
          isFailing: n % 5 === 0,
          dueAt: 0,
        }));
        const waited = new Map<string, number>();
        for (let round = 0; round < rounds; round++) {
          const shares = places.share(due);
          const held = shares.flatMap(({ endpointId, places: count }) => {
            const holder = due.find((each) => each.endpointId === endpointId);
            if (!holder) throw new Error("nobody asked for it");
            expect(count).toBeLessThanOrEqual(holder.isFailing ? 1 : limits.endpoint);
            return Array.from({ length: count }, () => holder);
          });
          expect(held.length).toBeLessThanOrEqual(limits.all);
          expect(held.filter(({ isFailing }) => isFailing).length).toBeLessThanOrEqual(limits.failing);
          for (const account of new Set(held.map(({ accountId }) => accountId)))
            expect(held.filter(({ accountId }) => accountId === account).length).toBeLessThanOrEqual(limits.account);
          for (const each of held) places.take(each);
          // While all places are taken nobody has another.
          const more = places.share(due);
          expect(more.every(({ endpointId }) => !held.some((each) => each.endpointId === endpointId && each.isFailing))).toBe(true);
          for (const each of held) places.free(each);
          const served = new Set(held.map(({ endpointId }) => endpointId));
          for (const { endpointId } of due) waited.set(endpointId, served.has(endpointId) ? 0 : (waited.get(endpointId) ?? 0) + 1);
        }
        // Forty of them on four places of those that fail, or eight of an account: all have had a turn within ten rounds.
        expect(Math.max(...waited.values())).toBeLessThan(11);
      }),
      { numRuns: 60 },
    );
  });
});

describe("two nodes", () => {
  test("make each delivery once between them", async () => {
    answer = ok;
    const [one, other] = [fixture.open(), fixture.open()];
    const shops = [await fixture.endpointAt(one, receiver.url("/1")), await fixture.endpointAt(one, receiver.url("/2"), "acc_2")];
    await Promise.all(shops.map((shop) => fixture.send(one, shop, ...keys(60))));
    for (const node of [one, other]) started(node);
    for (const shop of shops) await fixture.untilStates(shop, taken(keys(60)));
    expect([receiver.received.length, new Set(receiver.idsAt()).size]).toEqual([120, 120]);
  });

  test("one of which is an hour ahead deliver twice under one id, and only who holds the lease says what became of it", async () => {
    const held: ServerResponse[] = [];
    answer = (_request, response) => (receiver.received.length === 1 ? void held.push(response) : response.writeHead(200).end());
    const slow = started();
    const shop = await fixture.endpointAt(slow, receiver.url("/"));
    await fixture.send(slow, shop, "a");
    await expect.poll(() => held.length).toBe(1);
    const { now, id } = fixture.clock;
    const ahead = fixture.open({ clock: { now: () => now() + 3_600_000, id } });
    ahead.start([fixture.webhooks]);
    await fixture.untilStates(shop, ["a taken"]);
    held[0]?.writeHead(500).end();
    const [delivery] = await fixture.deliveriesOf(shop);
    const attempts = () => slow.attemptsOf(fixture.database.queries, ACCOUNT, delivery?.id ?? "");
    await expect
      .poll(async () => (await attempts()).map(({ number, status }) => [number, status]))
      .toEqual([
        [1, 500],
        [2, 200],
      ]);
    expect([(await fixture.deliveriesOf(shop))[0]?.state, new Set(receiver.idsAt()).size]).toEqual(["taken", 1]);
  });
});

describe("a stop", () => {
  test("waits a moment for what is under way, and what it cuts off is made again at once by who comes after", async () => {
    answer = (_request, response) => {
      if (receiver.received.length > 2) response.end();
      else if (receiver.received.length === 2) setTimeout(() => response.end(), 100);
    };
    const first = started();
    const [silent, slow] = [await fixture.endpointAt(first, receiver.url("/1")), await fixture.endpointAt(first, receiver.url("/2"))];
    await fixture.send(first, silent, "a");
    await expect.poll(() => receiver.received.length).toBe(1);
    await fixture.send(first, slow, "b");
    await expect.poll(() => receiver.received.length).toBe(2);
    await first.stop();
    await fixture.untilStates(slow, ["b taken"]);
    await fixture.untilStates(silent, ["a waiting"]);
    expect((await fixture.deliveriesOf(silent))[0]).toMatchObject({ lease: null, tries: 0 });
    started();
    await fixture.untilStates(silent, ["a taken"]);
    expect([receiver.received.length, new Set(receiver.idsAt("/1")).size]).toEqual([3, 1]);
  });
});

test("what a kill has left in the middle is made at the next start where nobody else can be at it, and else when its lease is over", async () => {
  answer = ok;
  const deliveries = fixture.open();
  const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
  await fixture.send(deliveries, shop, "a", "b");
  const until = new Date(fixture.clock.now() + 90_000).toISOString();
  await fixture.database.queries.execute(
    sql`UPDATE deliveries SET lease = 'of the dead', due_at = ${until}, attempts = 1, tries = 1 WHERE key = 'a'`,
  );
  started(deliveries);
  await fixture.untilStates(shop, [fixture.database.embedded ? "a taken" : "a waiting", "b taken"]);
  fixture.clock.pass(90_000);
  await fixture.send(deliveries, shop, "c");
  await fixture.untilStates(shop, taken(["a", "b", "c"]));
  expect((await fixture.deliveriesOf(shop))[0]?.attempts).toBe(2);
});

describe("a database", () => {
  const failing = (problem: () => Error | null): Database => ({
    ...fixture.database,
    async transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
      const error = problem();
      if (error) throw error;
      return fixture.database.transaction(work);
    },
  });

  test("that is away while an answer comes is told of it once it is back, and nothing is sent twice", async () => {
    answer = ok;
    let outages = 1;
    const away = () => (outages-- > 0 ? Object.assign(new Error("gone"), { code: "ECONNREFUSED" }) : null);
    const deliveries = started(fixture.open({ database: failing(away) }));
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    await fixture.send(deliveries, shop, ...keys(5));
    await fixture.untilStates(shop, taken(keys(5)));
    expect([receiver.received.length, outages < 0]).toEqual([5, true]);
  });

  test("that minds one result takes the others, and that one is made again when its lease is over", async () => {
    answer = ok;
    let minds = 3;
    const deliveries = started(fixture.open({ database: failing(() => (minds-- > 0 ? new Error("not like this") : null)) }));
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    await fixture.send(deliveries, shop, ...keys(4));
    await expect.poll(() => fixture.logged.filter((event) => event === "delivery.not_settled").length).toBeGreaterThan(0);
    await expect.poll(() => receiver.received.length).toBe(4);
    fixture.clock.pass(120_000);
    await expect
      .poll(async () => {
        await fixture.send(deliveries, shop);
        return (await fixture.deliveriesOf(shop)).every(({ state }) => state === "taken");
      })
      .toBe(true);
    expect(new Set(receiver.idsAt()).size).toBe(4);
    expect(receiver.received.length).toBeGreaterThan(4);
  });
});
