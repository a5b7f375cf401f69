import type { Site } from "@vitrine/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import type { TestPerson } from "../../../testing/test-person.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { putOnPlan } from "../../billing/index.ts";
import { remindOfExcess } from "./remind-of-excess.ts";
import { deleteOffline } from "./take-offline.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let admin: TestPerson;
let ana: TestCaller;
/** How far the clock is ahead of the real one, in milliseconds. */
let ahead = 0;
let names = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newPerson({ isAdmin: true, plan: "lifetime" });
  for (const [id, siteCap] of [
    ["quatro", 4],
    ["tres", 3],
    ["dois", 2],
  ] as const) {
    const plan = {
      ...{ id, kind: "paid", period: "lifetime", names: { pt: id, en: id, es: id }, aliases: [] },
      ...{ entitlements: ["createSite", "publish", "edit", "builder"], siteCap, trialDays: null, price: null, isOffered: false },
    };
    expect((await admin.call("PUT", `/api/admin/plans/${id}`, plan)).status).toBe(200);
  }
  const { clock } = server.running.platform;
  vi.spyOn(clock, "now").mockImplementation(() => Date.now() + ahead);
});
beforeEach(async () => {
  ahead = 0;
  ana = await server.newCaller();
  await putOn("quatro");
});
afterEach(() => {
  ahead = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

/** As an administrator does it, or a payment. */
async function putOn(name: string): Promise<void> {
  const { platform, services } = server.running;
  await platform.database.transaction(async (queries) => {
    await putOnPlan(queries, ana.accountId, services.plans.starting(name, new Date(platform.clock.now())));
    await platform.events.tell(queries, "plan.changed", { accountId: ana.accountId });
  });
  platform.callers.forget(ana.accountId);
  await heard();
}

/** Waits until everything that is due is done. */
async function heard(): Promise<void> {
  const { platform } = server.running;
  platform.jobs.wake();
  await vi.waitFor(async () => {
    const now = new Date(platform.clock.now()).toISOString();
    const { rows } = await platform.database.queries.execute<{ n: number }>(
      `SELECT count(*)::int AS n FROM jobs WHERE account_id = '${ana.accountId}' AND (state IN ('ready', 'running') OR (state = 'later' AND due_at <= '${now}'))`,
    );
    if (rows[0]?.n !== 0) platform.jobs.wake();
    expect(rows[0]?.n).toBe(0);
  }, 20_000);
}

async function pass(ms: number): Promise<void> {
  ahead += ms;
  await heard();
}

/** Makes sites, the first of them the main one. */
async function newSites(count: number): Promise<Site[]> {
  const made: Site[] = [];
  for (let n = 0; n < count; n++) made.push((await ana.call("POST", "/api/sites", { name: `excesso-${names++}`, region: "br" })).json());
  return made;
}

async function states(made: readonly Site[]): Promise<(string | null)[]> {
  const { items } = (await ana.call("GET", "/api/sites?limit=100")).json() as { items: Site[] };
  return made.map(({ id }) => {
    const site = items.find((each) => each.id === id);
    return site ? (site.excess?.state ?? null) : "gone";
  });
}

async function publish(site: Site): Promise<string> {
  const { id } = (
    await ana.call("POST", "/api/pages", { siteId: site.id, slug: "oferta", title: "Queijo", document: pageWithForm().document })
  ).json();
  expect((await ana.call("POST", `/api/pages/${id}/publish`)).status).toBe(200);
  return id;
}
const visit = async (site: Site) => (await server.send(`${site.name}.localhost`, "/oferta")).status;
const subjects = async (): Promise<string[]> => {
  const { platform } = server.running;
  const entries = await listOutbox(platform, 500);
  return entries.filter(({ key }) => key.startsWith("excess-sites:")).map(({ message }) => message?.subject ?? "");
};

describe("a running plan with room for fewer sites", () => {
  test("marks the newest, never the main one, and tells the owner; a day later they are offline, and after 90 days gone", async () => {
    const made = await newSites(4);
    const [first, second, third, last] = made as [Site, Site, Site, Site];
    await ana.call("PUT", `/api/sites/${last.id}/main`);
    for (const site of [first, third]) await publish(site);
    const before = (await subjects()).length;
    await putOn("dois");
    expect(await states(made)).toEqual([null, "told", "told", null]);
    expect(await subjects()).toHaveLength(before + 1);
    await pass(23 * HOUR);
    expect([await states(made), await visit(third)]).toEqual([[null, "told", "told", null], 200]);
    await pass(2 * HOUR);
    expect(await states(made)).toEqual([null, "offline", "offline", null]);
    expect([await visit(first), await visit(third)]).toEqual([200, 503]);
    expect((await server.send(`${third.name}.localhost`, "/oferta")).text).toContain("Este site está fora do ar");
    expect(await subjects()).toHaveLength(before + 2);
    expect((await ana.call("PUT", `/api/sites/${second.id}/main`)).json().code).toBe("SITE_OVER_PLAN");
    await pass(89 * DAY);
    await deleteOffline(server.running.platform);
    expect(await states(made)).toEqual([null, "offline", "offline", null]);
    await pass(2 * DAY);
    await deleteOffline(server.running.platform);
    await heard();
    expect(await states(made)).toEqual([null, "gone", "gone", null]);
    expect([await visit(first), await visit(third)]).toEqual([200, 404]);
  });

  test("reminds of sites that go for good 14 and 3 days before, once each, whatever the clock does", async () => {
    const made = await newSites(3);
    await putOn("dois");
    await pass(25 * HOUR);
    expect(await states(made)).toEqual([null, null, "offline"]);
    const { platform } = server.running;
    // Counted as they are posted: messages that were sent long ago are forgotten.
    const posted = vi.spyOn(platform.mail, "post");
    onTestFinished(() => posted.mockRestore());
    const reminders = async (): Promise<number> => {
      await Promise.all([remindOfExcess(platform), remindOfExcess(platform)]);
      return posted.mock.calls.filter(([, { message }]) => message.subject.endsWith("excluídos em breve")).length;
    };
    await pass(75 * DAY);
    expect(await reminders()).toBe(0);
    await pass(2 * DAY);
    expect(await reminders()).toBe(1);
    expect((await subjects())[0]).toBe("Sites fora do ar serão excluídos em breve");
    await pass(8 * DAY);
    expect(await reminders(), "five days before").toBe(1);
    ahead -= 9 * DAY;
    expect(await reminders(), "15 days before again").toBe(1);
    await pass(12 * DAY);
    expect(await reminders(), "two days before").toBe(2);
    ahead -= 10 * DAY;
    expect(await reminders(), "twelve days before again").toBe(2);
    // Who has brought a site back and loses it once more is reminded once more, by the latest of what was missed.
    await putOn("quatro");
    await putOn("dois");
    await pass(25 * HOUR);
    expect(await states(made)).toEqual([null, null, "offline"]);
    await pass(88 * DAY);
    expect(await reminders()).toBe(3);
    await pass(3 * DAY);
    expect(await reminders(), "there is nothing left to be reminded of").toBe(3);
  });

  test("takes what somebody sends through a form that he had open", async () => {
    const [, , third] = (await newSites(3)) as [Site, Site, Site];
    const pageId = await publish(third);
    const page = await server.send(`${third.name}.localhost`, "/oferta");
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? "";
    await putOn("dois");
    await pass(25 * HOUR);
    expect(await visit(third)).toBe(503);
    const sent = await server.send(`${third.name}.localhost`, action, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "name=Bia&email=bia%40example.com",
    });
    expect(sent.status).toBeLessThan(400);
    await vi.waitFor(async () => expect((await ana.call("GET", `/api/leads?pageId=${pageId}`)).json().items).toHaveLength(1), 15_000);
    expect((await ana.call("POST", `/api/pages/${pageId}/publish`)).json().code).toBe("SITE_OVER_PLAN");
  });

  test("shows again what a larger plan has room for, as it was", async () => {
    const made = await newSites(4);
    const [, , third, last] = made as [Site, Site, Site, Site];
    for (const site of [third, last]) await publish(site);
    await putOn("dois");
    await pass(25 * HOUR);
    expect(await states(made)).toEqual([null, null, "offline", "offline"]);
    await putOn("tres");
    expect([await states(made), await visit(third), await visit(last)]).toEqual([[null, null, null, "offline"], 200, 503]);
    await putOn("quatro");
    expect([await states(made), await visit(last)]).toEqual([[null, null, null, null], 200]);
  });

  test("changed twice within the day counts as it is in the end, and a site's day begins once", async () => {
    const made = await newSites(4);
    await putOn("tres");
    await pass(12 * HOUR);
    await putOn("dois");
    expect(await states(made)).toEqual([null, null, "told", "told"]);
    await pass(13 * HOUR);
    expect(await states(made)).toEqual([null, null, "told", "offline"]);
    await pass(12 * HOUR);
    expect(await states(made)).toEqual([null, null, "offline", "offline"]);
    const others = await newSites(0);
    expect(others).toEqual([]);
    await putOn("quatro");
    await putOn("tres");
    await putOn("quatro");
    await pass(25 * HOUR);
    expect(await states(made)).toEqual([null, null, null, null]);
  });

  test("waits longer where the clock is set back, and takes nothing off early", async () => {
    const made = await newSites(3);
    ahead = 5 * HOUR;
    await putOn("dois");
    ahead = 0;
    await heard();
    expect(await states(made)).toEqual([null, null, "told"]);
    await pass(25 * HOUR);
    expect(await states(made)).toEqual([null, null, "told"]);
    await pass(5 * HOUR);
    expect(await states(made)).toEqual([null, null, "offline"]);
  });

  test("takes the place of a site that is deleted for one that was to leave", async () => {
    const made = await newSites(3);
    await putOn("dois");
    expect((await ana.call("DELETE", `/api/sites/${made[1]?.id}`)).status).toBe(200);
    expect(await states(made)).toEqual([null, "gone", null]);
  });
});

test("a plan that ended takes nothing offline, also what was to leave", async () => {
  const made = await newSites(4);
  await putOn("churned");
  await pass(25 * HOUR);
  expect(await states(made)).toEqual([null, null, null, null]);
  await putOn("dois");
  expect(await states(made)).toEqual([null, null, "told", "told"]);
  await putOn("free");
  await pass(25 * HOUR);
  expect(await states(made)).toEqual([null, null, null, null]);
});

describe("the owner", () => {
  test("chooses which sites stay, up to as many as the plan holds", async () => {
    const made = await newSites(4);
    const [, second, third, last] = made as [Site, Site, Site, Site];
    await publish(last);
    const keep = (...ids: string[]) => ana.call("PUT", "/api/kept-sites", { ids });
    // Nothing to choose where there is room for all.
    expect((await keep(last.id)).status).toBe(200);
    expect(await states(made)).toEqual([null, null, null, null]);
    await putOn("dois");
    await pass(25 * HOUR);
    expect((await keep(third.id, last.id)).json().code).toBe("SITE_LIMIT");
    expect((await keep(`sit_${"0".repeat(26)}`)).status).toBe(404);
    expect((await keep(last.id)).status).toBe(200);
    await heard();
    expect([await states(made), await visit(last)]).toEqual([[null, "told", "offline", null], 200]);
    // Another change of the plan does not undo the choice.
    await putOn("dois");
    expect(await states(made)).toEqual([null, "told", "offline", null]);
    await pass(25 * HOUR);
    expect(await states(made)).toEqual([null, "offline", "offline", null]);
    expect((await keep(second.id)).status).toBe(200);
    expect(await states(made)).toEqual([null, null, "offline", "told"]);
  });

  test("has nobody else choose", async () => {
    const [site] = await newSites(1);
    const bia = await server.newCaller();
    expect((await bia.call("PUT", "/api/kept-sites", { ids: [site?.id] })).status).toBe(404);
  });
});

describe("support", () => {
  const hold = async (isHeld: boolean) => {
    // The administrator's session does not last for months.
    const real = ahead;
    ahead = 0;
    const reply = await admin.call("PUT", `/api/admin/accounts/${ana.accountId}/excess-sites`, { isHeld });
    ahead = real;
    return reply;
  };

  test("that knows of it keeps everything online, until it is settled; then there is a day again", async () => {
    const made = await newSites(3);
    const [, , third] = made as [Site, Site, Site];
    await publish(third);
    expect((await hold(true)).json()).toEqual({ isHeld: false, items: [] });
    await putOn("dois");
    expect((await hold(true)).json()).toMatchObject({ isHeld: true, items: [{ id: third.id }] });
    await pass(25 * HOUR);
    expect([await states(made), await visit(third)]).toEqual([[null, null, "held"], 200]);
    ahead = 0;
    expect((await hold(false)).json()).toMatchObject({ isHeld: false });
    await pass(23 * HOUR);
    expect(await states(made)).toEqual([null, null, "told"]);
    await pass(2 * HOUR);
    expect([await states(made), await visit(third)]).toEqual([[null, null, "offline"], 503]);
    ahead = 0;
    await hold(true);
    await heard();
    expect([await states(made), await visit(third)]).toEqual([[null, null, "held"], 200]);
    await putOn("quatro");
    expect((await admin.call("GET", `/api/admin/accounts/${ana.accountId}/excess-sites`)).json()).toEqual({ isHeld: false, items: [] });
    const { items } = (await admin.call("GET", `/api/admin/accounts/${ana.accountId}/events`)).json();
    expect(
      items.filter(({ kind }: { kind: string }) => kind === "excess_sites_held").map(({ subject }: { subject: string }) => subject),
    ).toEqual(["on", "off", "on"]);
  });
});

describe("regions", () => {
  const names3 = { pt: "Chile (Santiago)", en: "Chile (Santiago)", es: "Chile (Santiago de Chile)" };
  const table = async () => (await admin.call("GET", "/api/admin/regions")).json().items;

  test("are added, renamed and removed by the operator, but for one that sites are in", async () => {
    expect((await admin.call("PUT", "/api/admin/regions/cl", { names: names3 })).status).toBe(200);
    expect((await table()).at(-1)).toEqual({ id: "cl", names: names3, sites: 0 });
    const { items } = (await server.send("localhost", "/api/regions", { headers: { "accept-language": "es" } })).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual(["br", "us", "eu", "cl"]);
    expect(items.at(-1)).toEqual({ id: "cl", name: "Chile (Santiago de Chile)" });
    const [site] = await newSites(1);
    expect((await ana.call("PATCH", `/api/sites/${site?.id}`, { region: "cl" })).status).toBe(200);
    const remove = (id: string) => admin.call("DELETE", `/api/admin/regions/${id}`);
    expect((await remove("cl")).json().code).toBe("REGION_IN_USE");
    await ana.call("PATCH", `/api/sites/${site?.id}`, { region: "br" });
    expect((await remove("cl")).status).toBe(200);
    expect((await remove("cl")).status).toBe(404);
    expect((await ana.call("PATCH", `/api/sites/${site?.id}`, { region: "cl" })).json().fields[0].code).toBe("unknown_region");
    expect((await admin.call("PUT", "/api/admin/regions/No_Way", { names: names3 })).json().fields[0].code).toBe("bad_region_id");
    expect((await admin.call("PUT", "/api/admin/regions/cl", { names: { ...names3, es: " " } })).json().fields[0].path).toBe("names.es");
  });

  test("are never none at all", async () => {
    const ids = (await table()).filter(({ sites }: { sites: number }) => sites === 0).map(({ id }: { id: string }) => id);
    const { platform } = server.running;
    await platform.database.queries.execute("UPDATE sites SET region = 'br'");
    await Promise.all(["us", "eu"].map((id) => admin.call("DELETE", `/api/admin/regions/${id}`)));
    expect(ids).toContain("us");
    await platform.database.queries.execute("DELETE FROM sites");
    expect((await admin.call("DELETE", "/api/admin/regions/br")).json().code).toBe("REGION_LAST");
  });
});
