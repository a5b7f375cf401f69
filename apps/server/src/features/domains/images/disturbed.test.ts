import { hostKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DomainsFixture, domainsFixture, type Owner } from "../testing/domains-fixture.ts";
import { imageDomainOf, imagesNamedIn, type PicturedShop, picturedShop, removingSince, withImages } from "../testing/pictured-shop.ts";
import { tendImages } from "./tend-images.ts";

let fixture: DomainsFixture;
beforeAll(async () => {
  fixture = await domainsFixture();
});
afterAll(() => fixture.stop());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Begins to take an image domain away, and waits until no page names it; since when, in milliseconds since 1970. */
async function beginRemoval({ owner }: PicturedShop, id: string): Promise<number | null> {
  expect((await owner.call("DELETE", `/api/image-domains/${id}`)).status).toBe(204);
  await expect.poll(async () => (await imageDomainOf(owner, id)).endsAt).not.toBeNull();
  return removingSince(fixture.server.running.platform.database.queries, id);
}

const statusOf = async (owner: Owner, id: string) => (await owner.call("GET", `/api/image-domains/${id}`)).status;

/** Nodes have turns of their own: only the database keeps them apart. */
async function nodes(): Promise<(typeof tendImages)[]> {
  const paths = ["./tend-images.ts", "./tend-images.ts?node=2", "./tend-images.ts?node=3"];
  const loaded = await Promise.all(paths.map((path) => import(path) as Promise<{ tendImages: typeof tendImages }>));
  return loaded.map((node) => node.tendImages);
}

test("nodes that tend an image domain at once bring it in once, take it away once, and leave nothing half", {
  timeout: 120_000,
}, async () => {
  const { platform, services } = fixture.server.running;
  const { queries } = platform.database;
  const shop = await picturedShop(fixture, "loja");
  const { id, name } = await withImages(fixture, shop);
  const pageOf = async () => (await fixture.server.send(shop.domain, shop.path)).text;
  const tendAtOnce = async (passedMs: number, since: number | null) => {
    const later = { ...platform, clock: { ...platform.clock, now: () => platform.clock.now() + passedMs } };
    const tended = await nodes();
    return Promise.all([...tended, ...tended].map((tend) => tend(later, services.countImagePages, id, since)));
  };
  // Somebody has it brought in anew on each node, while it is there.
  await queries.execute(sql`UPDATE sites SET image_domain = NULL WHERE id = ${shop.owner.siteId}`);
  await tendAtOnce(0, null);
  await expect.poll(async () => (await imageDomainOf(shop.owner, id)).stage).toBe("active");
  expect(imagesNamedIn(await pageOf()).filter((address) => !address.startsWith(`http://${name}/`))).toEqual([]);

  expect((await shop.owner.call("DELETE", `/api/image-domains/${id}`)).status).toBe(204);
  const since = await removingSince(queries, id);
  await tendAtOnce(0, since);
  await expect.poll(async () => (await imageDomainOf(shop.owner, id)).endsAt).not.toBeNull();
  expect(await pageOf()).not.toContain(name);
  expect((await tendAtOnce(DAY_MS + 60_000, since)).filter((again) => again !== null)).toEqual([]);
  expect(await removingSince(queries, id)).toBeNull();
  expect(await platform.storage.has(hostKey(name))).toBe(false);
  const { rows } = await queries.execute(sql`SELECT queue FROM jobs WHERE state = 'dead'`);
  expect(rows).toEqual([]);
});

test("one that is brought in on a node while it is taken away on another ends as the last of the two said", {
  timeout: 120_000,
}, async () => {
  const { platform, services } = fixture.server.running;
  const shop = await picturedShop(fixture, "corrida");
  const { id, name } = await withImages(fixture, shop);
  const [first, second] = await nodes();
  await Promise.all([
    first?.(platform, services.countImagePages, id, null),
    shop.owner.call("DELETE", `/api/image-domains/${id}`),
    second?.(platform, services.countImagePages, id, null),
  ]);
  await expect.poll(async () => (await imageDomainOf(shop.owner, id)).endsAt).not.toBeNull();
  expect((await fixture.server.send(shop.domain, shop.path)).text).not.toContain(name);
});

describe("whatever fails", () => {
  test("while the last step is taken, or ends its process there, the next one takes it", { timeout: 120_000 }, async () => {
    const shop = await picturedShop(fixture, "quebra");
    const { id, name } = await withImages(fixture, shop);
    const { platform, services } = fixture.server.running;
    const since = await beginRemoval(shop, id);
    const broken = { ...platform.storage, has: () => Promise.reject(new Error("no disk")) };
    const later = { ...platform.clock, now: () => platform.clock.now() + 25 * HOUR_MS };
    await expect(tendImages({ ...platform, storage: broken, clock: later }, services.countImagePages, id, since)).rejects.toThrow(
      "no disk",
    );
    // It is over for the database, and shown on: nobody else can have the name yet.
    expect(await fixture.partOf(name)).toMatchObject({ isForImages: true });
    expect(await statusOf(shop.owner, id)).toBe(200);
    expect(await tendImages(platform, services.countImagePages, id, since)).toBeNull();
    expect([await fixture.partOf(name), await statusOf(shop.owner, id)]).toEqual([null, 404]);
  });

  test("in the table of sites leaves pages and images as they are, and says so with a code", { timeout: 120_000 }, async () => {
    const shop = await picturedShop(fixture, "tabela");
    const { id, name } = await withImages(fixture, shop);
    const { queries } = fixture.server.running.platform.database;
    await queries.execute(
      sql.raw(`CREATE FUNCTION refuse_images() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$`),
    );
    await queries.execute(
      sql.raw("CREATE TRIGGER refusing_images BEFORE UPDATE OF image_domain ON sites FOR EACH ROW EXECUTE FUNCTION refuse_images()"),
    );
    const refused = await shop.owner.call("DELETE", `/api/image-domains/${id}`);
    await queries.execute(sql.raw("DROP TRIGGER refusing_images ON sites"));
    await queries.execute(sql.raw("DROP FUNCTION refuse_images()"));
    expect([refused.json().code, refused.json().data.supportCode]).toEqual(["IMAGE_DOMAIN_NOT_REMOVED", "IMGR1"]);
    expect(await imageDomainOf(shop.owner, id)).toMatchObject({ stage: "active" });
    expect((await fixture.server.send(shop.domain, shop.path)).text).toContain(`//${name}/`);
  });

  test("a clock that is set back keeps an image domain for its day, and not for the years that it was ahead", {
    timeout: 120_000,
  }, async () => {
    const shop = await picturedShop(fixture, "relogio");
    const { id } = await withImages(fixture, shop);
    const { platform, services } = fixture.server.running;
    const since = await beginRemoval(shop, id);
    const YEARS_MS = 3 * 365 * 24 * HOUR_MS;
    await platform.database.queries.execute(
      sql`UPDATE domains SET unnamed_at = ${new Date(platform.clock.now() + YEARS_MS).toISOString()} WHERE id = ${id}`,
    );
    const again = await tendImages(platform, services.countImagePages, id, since);
    expect((again?.getTime() ?? 0) - platform.clock.now()).toBeLessThanOrEqual(24 * HOUR_MS);
    const later = { ...platform.clock, now: () => platform.clock.now() + 25 * HOUR_MS };
    expect(await tendImages({ ...platform, clock: later }, services.countImagePages, id, since)).toBeNull();
  });
});
