import pg from "pg";
import { afterEach, describe, expect, inject, test } from "vitest";
import { databaseFixture } from "../../testing/database-fixture.ts";
import { ownTurns, sharedTurns, type Turns } from "./turns.ts";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Work that ends when it is told to. */
function slow(): { readonly begun: boolean[]; work(isAgain: boolean): Promise<void>; end(): void } {
  const begun: boolean[] = [];
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    begun,
    async work(isAgain) {
      begun.push(isAgain);
      await ended;
    },
    end: () => end(),
  };
}

async function holdsOneAtATime(one: Turns, two: Turns): Promise<void> {
  const [first, second, other] = [slow(), slow(), slow()];
  const all = [one.run("a", first.work)];
  await expect.poll(() => first.begun).toEqual([false]);
  all.push(two.run("a", second.work), two.run("b", other.work));
  await expect.poll(() => other.begun).toEqual([false]);
  expect(second.begun).toEqual([]);
  first.end();
  await expect.poll(() => second.begun).toEqual([false]);
  for (const each of [second, other]) each.end();
  await Promise.all(all);
  await expect(one.run("a", () => Promise.reject(new Error("of its own")))).rejects.toThrow("of its own");
  expect(await two.run("a", async () => 7)).toBe(7);
}

test("in one process one piece of a name is done at a time, and others beside it", async () => {
  const turns = ownTurns();
  await holdsOneAtATime(turns, turns);
});

describe.runIf(inject("postgresUrl") !== "")("among nodes", () => {
  async function nodes(): Promise<{ one: Turns; two: Turns; client: pg.Client }> {
    const fixture = await databaseFixture();
    stops.push(fixture.remove);
    const url = fixture.databaseUrl ?? expect.fail("no server");
    const [one, two] = [sharedTurns(url, 2), sharedTurns(url, 2)];
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    stops.push(one.stop, two.stop, () => client.end());
    return { one, two, client };
  }

  test("one piece of a name is done at a time, and others beside it", async () => {
    const { one, two } = await nodes();
    await holdsOneAtATime(one, two);
  });

  test("whose turn was lost does it again, after whoever had it meanwhile", async () => {
    const { one, two, client } = await nodes();
    const [first, second] = [slow(), slow()];
    const both = [one.run("a", first.work)];
    await expect.poll(() => first.begun).toEqual([false]);
    both.push(two.run("a", second.work));
    const asked =
      "SELECT pid, granted FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    await expect.poll(async () => (await client.query(asked)).rows.length).toBe(2);
    const holder = (await client.query(asked)).rows.find(({ granted }) => granted).pid;
    await client.query("SELECT pg_terminate_backend($1)", [holder]);
    await expect.poll(() => second.begun).toEqual([false]);
    first.end();
    second.end();
    await Promise.all(both);
    expect(first.begun).toEqual([false, true]);
  });
});
