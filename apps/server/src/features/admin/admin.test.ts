import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCommand } from "../../operator/commands.ts";
import type { TestPerson } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newPerson({ email: "chefe@example.com", isAdmin: true, plan: "lifetime" });
});
afterAll(() => server.stop());

const kindsOf = (reply: { json(): { items: { kind: string }[] } }): string[] => reply.json().items.map(({ kind }) => kind);

test("accounts are found by part of what is known of them, and by the kind of their plan", async () => {
  const carla = await server.newPerson({ email: "carla_50@example.com", plan: "Gratuito" });
  const find = async (query: string) => {
    const reply = await admin.call("GET", `/api/admin/accounts?${query}`);
    return reply.json().items.map(({ id }: { id: string }) => id);
  };
  expect(await find("query=CARLA")).toEqual([carla.accountId]);
  expect(await find(`query=${carla.accountId}`)).toEqual([carla.accountId]);
  await carla.call("PATCH", "/api/accounts/me", { name: "Conceição Muñoz" });
  expect(await find("query=conceicao")).toEqual([carla.accountId]);
  expect(await find("query=MUNOZ")).toEqual([carla.accountId]);
  // What means something to the database means nothing in a search.
  expect(await find("query=a_50")).toEqual([carla.accountId]);
  expect(await find("query=carla%25")).toEqual([]);
  expect(await find("query=_____50")).toEqual([]);
  expect(await find("kind=free")).toEqual([carla.accountId]);
  expect(await find("kind=churned")).toEqual([]);
});

test("the list goes on from page to page, each account once", async () => {
  for (let i = 0; i < 5; i++) await server.newCaller();
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = (await admin.call("GET", `/api/admin/accounts?limit=2${cursor ? `&cursor=${cursor}` : ""}`)).json();
    seen.push(...page.items.map(({ id }: { id: string }) => id));
    cursor = page.nextCursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(6);
});

test("an account on another plan may at once what that plan allows", async () => {
  const bruno = await server.newPerson({ plan: "free" });
  const create = (name: string) => bruno.call("POST", "/api/sites", { name, region: "br" });
  expect((await create("do-bruno")).json().code).toBe("PLAN_REQUIRED");
  const changed = await admin.call("PUT", `/api/admin/accounts/${bruno.accountId}/plan`, { name: "premium" });
  expect(changed.json().plan).toMatchObject({ name: "premium", kind: "paid", isActive: true });
  expect((await create("do-bruno")).status).toBe(201);
  const ended = await admin.call("PUT", `/api/admin/accounts/${bruno.accountId}/plan`, {
    name: "premium",
    renewalDate: "2020-01-01T00:00:00.000Z",
  });
  expect(ended.json().fields[0].path).toBe("renewalDate");
  await admin.call("PUT", `/api/admin/accounts/${bruno.accountId}/plan`, { name: "churned" });
  expect((await create("outro")).json()).toMatchObject({ code: "NOT_PAID", message: "O usuário não é assinante de um plano pago." });
  expect(kindsOf(await bruno.call("GET", "/api/account/events")).filter((kind) => kind === "plan_changed")).toHaveLength(2);
});

test("clone access is granted and taken back, and stands in the account's log", async () => {
  const duda = await server.newPerson();
  const set = (isGranted: boolean) => admin.call("PUT", `/api/admin/accounts/${duda.accountId}/clone-access`, { isGranted });
  expect((await set(true)).json().canClone).toBe(true);
  expect((await duda.call("GET", "/api/accounts/me")).json().entitlements).toContain("clone");
  await set(true);
  expect((await set(false)).json().canClone).toBe(false);
  const events = (await admin.call("GET", `/api/admin/accounts/${duda.accountId}/events`)).json().items;
  expect(events.filter(({ kind }: { kind: string }) => kind === "clone_access_changed")).toMatchObject([
    { subject: "off", isBySupport: true },
    { subject: "on", isBySupport: true },
  ]);
});

test("a special user is made one, and flags are set beside it; whoever it is sees it, and the log has each that changed", async () => {
  const hugo = await server.newPerson();
  const set = (changes: object) => admin.call("PATCH", `/api/admin/accounts/${hugo.accountId}/flags`, changes);
  const me = async () => (await hugo.call("GET", "/api/accounts/me")).json();
  const none = { vitrine4: false, vitrine4analytics: false };
  expect(await me()).toMatchObject({ isSpecial: false, newSetup: true, meta: none });
  const changed = await set({ isSpecial: true, newSetup: false, meta: { vitrine4: true } });
  expect(changed.json()).toMatchObject({ isSpecial: true, newSetup: false, meta: { ...none, vitrine4: true } });
  expect(await me()).toMatchObject({ isSpecial: true, isAdmin: false, newSetup: false, meta: { ...none, vitrine4: true } });
  // What is left out stays; what stands already is no event.
  expect((await set({ isSpecial: true, meta: { vitrine4analytics: true } })).json()).toMatchObject({
    newSetup: false,
    meta: { vitrine4: true, vitrine4analytics: true },
  });
  expect((await set({})).status).toBe(200);
  const log = (await hugo.call("GET", "/api/account/events")).json().items;
  const subjects = log.filter(({ kind }: { kind: string }) => kind === "flag_changed").map(({ subject }: { subject: string }) => subject);
  // Those of one change are of one moment.
  expect(subjects.toSorted()).toEqual(["isSpecial on", "newSetup off", "vitrine4 on", "vitrine4analytics on"]);
  expect((await admin.call("GET", `/api/admin/accounts?query=${hugo.accountId}`)).json().items[0]).toMatchObject({ isSpecial: true });
});

test("flags set at the same moment are all kept", async () => {
  const ines = await server.newPerson();
  const set = (changes: object) => admin.call("PATCH", `/api/admin/accounts/${ines.accountId}/flags`, changes);
  await Promise.all([set({ meta: { vitrine4: true } }), set({ meta: { vitrine4analytics: true } }), set({ isSpecial: true })]);
  expect((await ines.call("GET", "/api/accounts/me")).json()).toMatchObject({
    isSpecial: true,
    meta: { vitrine4: true, vitrine4analytics: true },
  });
});

test("nobody makes themselves special, and nothing but the known flags is taken", async () => {
  const joao = await server.newPerson();
  for (const change of [{ isSpecial: true }, { meta: { vitrine4: true } }, { newSetup: false }]) {
    const refused = await joao.call("PATCH", "/api/accounts/me", change);
    expect(refused.json()).toMatchObject({ code: "INVALID_INPUT", fields: [{ path: Object.keys(change)[0], code: "unknown_field" }] });
    expect((await joao.call("PATCH", `/api/admin/accounts/${joao.accountId}/flags`, change)).json().code).toBe("FORBIDDEN");
  }
  const set = (changes: object) => admin.call("PATCH", `/api/admin/accounts/${joao.accountId}/flags`, changes);
  for (const change of [{ isAdmin: true }, { meta: { constructor: true } }, { meta: { vitrine4: "yes" } }, { isSpecial: null }])
    expect((await set(change)).json().code, JSON.stringify(change)).toBe("INVALID_INPUT");
  expect((await joao.call("GET", "/api/accounts/me")).json()).toMatchObject({ isSpecial: false, isAdmin: false, newSetup: true });
  expect((await admin.call("PATCH", "/api/admin/accounts/acc_01arz3ndektsv4rrffq69g5fav/flags", { isSpecial: true })).status).toBe(404);
});

test("the operator sets the same from the terminal, and is told what is not understood", async () => {
  const { email, accountId } = await server.newPerson();
  const set = (...words: string[]) => runCommand(server.running.platform, ["account", "set", ...words]);
  const done = await set("--email", email.toUpperCase(), "--special", "on", "--new-setup", "off", "--vitrine4analytics", "on");
  expect(done.ok).toBe(true);
  expect(JSON.parse(done.output)).toEqual({
    accountId,
    isSpecial: true,
    newSetup: false,
    meta: { vitrine4: false, vitrine4analytics: true },
  });
  for (const [words, said] of [
    [["--special", "on"], "--email"],
    [["--email", "ninguem@example.com", "--special", "on"], "no account"],
    [["--email", email], "Nothing to set"],
    [["--email", email, "--special", "yes"], '"on" or "off"'],
    [["--email", email, "--admin", "on"], "--admin"],
  ] as const) {
    const refused = await set(...words);
    expect([refused.ok, refused.output]).toEqual([false, expect.stringContaining(said)]);
  }
});

test("a page of the list takes the same few queries, however many accounts are on it", async () => {
  for (let i = 0; i < 12; i++) await server.newCaller();
  const query = vi.spyOn(pg.Client.prototype, "query");
  const queriesOf = async (limit: number): Promise<number> => {
    query.mockClear();
    expect((await admin.call("GET", `/api/admin/accounts?kind=trial&limit=${limit}`)).json().items).toHaveLength(limit);
    const sql = query.mock.calls.map(([first]) => (typeof first === "string" ? first : ((first as { text?: string }).text ?? "")));
    return sql.filter((text) => /from "(?:accounts|factor_settings|authenticator_apps|passkeys|recovery_codes)"/.test(text)).length;
  };
  try {
    // Who asks may be looked up beside either of them.
    expect((await queriesOf(12)) - (await queriesOf(1))).toBeLessThan(3);
  } finally {
    query.mockRestore();
  }
});

test("signing out everywhere is effective at once", async () => {
  const eva = await server.newPerson();
  expect((await eva.call("GET", "/api/accounts/me")).status).toBe(200);
  expect((await admin.call("POST", `/api/admin/accounts/${eva.accountId}/sign-out`, {})).status).toBe(200);
  expect((await eva.call("GET", "/api/accounts/me")).status).toBe(401);
});

test("support acts for a customer in plain sight, decides nothing that is the owner's, and ends", async () => {
  const helper = await server.newPerson({ isAdmin: true, plan: "lifetime" });
  const fabio = await server.newPerson();
  const start = (id: string) => helper.call("POST", `/api/admin/accounts/${id}/support`, { reason: "Pediu ajuda com o domínio" });
  expect((await start(helper.accountId)).json().code).toBe("SUPPORT_OF_ADMIN");
  expect((await start(admin.accountId)).json().code).toBe("SUPPORT_OF_ADMIN");
  expect((await start("acc_01arz3ndektsv4rrffq69g5fav")).status).toBe(404);
  expect((await start(fabio.accountId)).status).toBe(200);
  expect((await helper.call("GET", "/api/accounts/me")).json()).toMatchObject({
    id: fabio.accountId,
    isAdmin: false,
    support: { name: "Bia Lima" },
  });
  expect((await helper.call("POST", "/api/sites", { name: "do-fabio", region: "br" })).status).toBe(201);
  expect((await helper.call("POST", "/api/accounts/me/deletion")).json().code).toBe("OWNERS_ONLY");
  expect((await helper.call("GET", "/api/admin/accounts")).json().code).toBe("FORBIDDEN");
  expect((await helper.call("DELETE", "/api/auth/support")).status).toBe(200);
  expect((await helper.call("GET", "/api/accounts/me")).json()).toMatchObject({ id: helper.accountId, support: null });
  const log = (await fabio.call("GET", "/api/account/events")).json().items;
  expect(log).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "support_started", isBySupport: true, subject: expect.stringContaining("domínio") }),
      expect.objectContaining({ kind: "support_ended", isBySupport: true }),
    ]),
  );
});

test("what support changes stands in the customer's log, action by action, and nothing of it is done unwritten", async () => {
  const helper = await server.newPerson({ isAdmin: true, plan: "lifetime" });
  const hugo = await server.newPerson();
  const { id: siteId } = (await hugo.call("POST", "/api/sites", { name: "do-hugo", region: "br" })).json();
  await helper.call("POST", `/api/admin/accounts/${hugo.accountId}/support`, { reason: "Pediu ajuda" });
  const { id: pageId } = (await helper.call("POST", "/api/pages", { siteId, slug: "segredo", title: "Segredo" })).json();
  expect((await helper.call("PATCH", `/api/pages/${pageId}`, { title: "Outro segredo" })).status).toBe(200);
  // What was refused is no action of theirs, whoever refused it; what was only read is none either.
  expect((await helper.call("POST", `/api/pages/${pageId}/publish`)).json().code).toBe("EMPTY_PAGE");
  expect((await helper.call("PATCH", `/api/pages/${pageId}`, { title: 7 })).status).toBe(400);
  expect((await helper.call("DELETE", "/api/pages/pag_01arz3ndektsv4rrffq69g5fav")).status).toBe(404);
  expect((await helper.call("GET", "/api/pages")).status).toBe(200);

  const { queries } = server.running.platform.database;
  await queries.execute(sql`ALTER TABLE security_events RENAME TO security_events_away`);
  const unwritten = await helper.call("PATCH", `/api/pages/${pageId}`, { title: "Escondido" }).finally(async () => {
    await queries.execute(sql`ALTER TABLE security_events_away RENAME TO security_events`);
  });
  expect(unwritten.status).toBe(500);
  expect((await hugo.call("GET", `/api/pages/${pageId}`)).json().title).toBe("Outro segredo");

  const { items } = (await hugo.call("GET", "/api/account/events")).json();
  const actions = items.filter(({ kind }: { kind: string }) => kind === "support_deed");
  expect(actions.map(({ subject, isBySupport }: { subject: string; isBySupport: boolean }) => [subject, isBySupport])).toEqual([
    [`pages.update ${pageId}`, true],
    [`pages.create ${siteId}`, true],
  ]);
  expect(JSON.stringify(actions)).not.toMatch(/[Ss]egredo/);
  const { rows } = await queries.execute(
    sql`SELECT DISTINCT actor_id FROM security_events WHERE kind = 'support_deed' AND subject LIKE 'pages.%'`,
  );
  expect(rows).toEqual([{ actor_id: helper.accountId }]);
});

test("an administrator who is one no longer stops acting for others at once", async () => {
  const helper = await server.newPerson({ isAdmin: true, plan: "lifetime" });
  const gil = await server.newPerson();
  await helper.call("POST", `/api/admin/accounts/${gil.accountId}/support`, { reason: "Pediu ajuda" });
  expect((await helper.call("GET", "/api/accounts/me")).json().id).toBe(gil.accountId);
  await admin.call("POST", `/api/admin/accounts/${helper.accountId}/sign-out`, {});
  expect((await helper.call("GET", "/api/accounts/me")).status).toBe(401);
});
