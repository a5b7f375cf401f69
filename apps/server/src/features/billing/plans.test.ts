import type { Plan } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findPlanOf, findPlansOf, putCloneAccess, putOnPlan } from "./account-plan-store.ts";
import { DEFAULT_PLANS } from "./default-plans.data.ts";
import { billingMigrations } from "./migrations.ts";
import { standingOf } from "./standing-of.ts";

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.newPerson({ isAdmin: true, plan: "lifetime" });
});
afterAll(() => server.stop());

const black: Plan = {
  id: "black",
  kind: "paid",
  period: "yearly",
  names: { pt: "Black", en: "Black", es: "Black" },
  aliases: ["Black Anual"],
  entitlements: ["createSite", "builder", "edit", "publish"],
  siteCap: 1,
  trialDays: null,
  price: { cents: 99_700, currency: "BRL" },
  isOffered: true,
};
const put = (plan: object) => admin.call("PUT", `/api/admin/plans/${(plan as Plan).id}`, plan);

test("everybody sees the plans on offer, and only those", async () => {
  const reply = await server.send("localhost", "/api/plans");
  expect(reply.json().items.map(({ id }: Plan) => id)).toEqual(["premium", "elite", "enterprise"]);
});

test("a plan that is added counts at once, for accounts under any of its names", async () => {
  const ana = await server.newPerson({ plan: "Black Anual", planLeftMs: 86_400_000 });
  const before = (await ana.call("GET", "/api/accounts/me")).json();
  expect(before.siteCap).toBe(5);
  expect((await put(black)).json()).toEqual(black);
  const other = await server.newPerson({ plan: "black" });
  expect((await other.call("GET", "/api/accounts/me")).json()).toMatchObject({
    siteCap: 1,
    plan: { names: { pt: "Black" }, kind: "paid" },
  });
  expect((await other.call("POST", "/api/sites", { name: "um", region: "br" })).status).toBe(201);
  expect((await other.call("POST", "/api/sites", { name: "dois", region: "br" })).json()).toMatchObject({
    code: "SITE_LIMIT",
    message: "Você atingiu o limite de sites do seu plano. Remova um site existente ou faça upgrade do plano.",
  });
});

test("twenty sites made at once are no more than the plan has", async () => {
  const bia = await server.newPerson({ plan: "enterprise" });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => bia.call("POST", "/api/sites", { name: `ao-mesmo-tempo-${index}`, region: "br" })),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
  expect((await bia.call("GET", "/api/sites")).json().items).toHaveLength(5);
});

test("no two plans answer to one name, and none that is called free is paid", async () => {
  expect((await put({ ...black, id: "noir", aliases: ["BLACK anual"] })).json().code).toBe("PLAN_NAME_TAKEN");
  expect((await put({ ...black, id: "freemium", names: { pt: "F", en: "F", es: "F" }, aliases: [] })).json().fields[0].path).toBe("kind");
  expect((await put({ ...black, price: { cents: -1, currency: "BRL" } })).status).toBe(400);
  expect((await put({ ...black, secret: true })).json().fields[0]).toMatchObject({ path: "secret", code: "unknown_field" });
});

test("a plan that accounts are on, or begin on, stays; any other goes", async () => {
  const remove = async (id: string) => (await admin.call("DELETE", `/api/admin/plans/${id}`)).json().code;
  expect(await remove("black")).toBe("PLAN_IN_USE");
  expect(await remove("trial")).toBe("PLAN_IN_USE");
  expect(await remove("elite")).toBeUndefined();
  expect(await remove("elite")).toBe("NOT_FOUND");
  expect((await server.send("localhost", "/api/plans")).json().items.map(({ id }: Plan) => id)).toEqual(["premium", "enterprise", "black"]);
});

test("whoever changes plan keeps what was granted besides, and nobody else changes", async () => {
  const { queries } = server.running.platform.database;
  const [ana, bia] = [await server.newPerson({ plan: "trial" }), await server.newPerson({ plan: "trial" })];
  const before = await findPlanOf(queries, bia.accountId);
  await putCloneAccess(queries, ana.accountId, true);
  const startAt = new Date(Date.UTC(2026, 0, 2));
  await putOnPlan(queries, ana.accountId, { name: "premium", startAt, renewalDate: null });
  const after = { planName: "premium", planStartAt: startAt, planRenewalDate: null, canClone: true };
  const planOf = await findPlansOf(queries, [ana.accountId, bia.accountId]);
  expect([planOf(ana.accountId), planOf(bia.accountId)]).toEqual([after, before]);
});

test("an account that is being removed is on nothing that counts", async () => {
  const { queries } = server.running.platform.database;
  const gone = await findPlanOf(queries, "acc_00000000000000000000000000");
  expect(standingOf(DEFAULT_PLANS, gone, server.running.platform.clock.now())).toMatchObject({ kind: "free", isActive: false });
});

test("an installation from before keeps every account's plan and grant", async () => {
  const { queries } = server.running.platform.database;
  await server.newPerson({ plan: "lifetime" });
  const rows = async () => (await queries.execute(sql`SELECT * FROM account_plans ORDER BY account_id`)).rows;
  const before = await rows();
  expect(before.length).toBeGreaterThan(3);
  await queries.execute(sql`
    ALTER TABLE accounts ADD COLUMN plan_name text, ADD COLUMN plan_start_at timestamptz(3), ADD COLUMN plan_renewal_date timestamptz(3),
      ADD COLUMN can_clone boolean`);
  await queries.execute(sql`
    UPDATE accounts SET plan_name = p.plan_name, plan_start_at = p.plan_start_at, plan_renewal_date = p.plan_renewal_date,
      can_clone = p.can_clone FROM account_plans p WHERE p.account_id = accounts.id`);
  await queries.execute(sql`DROP TABLE account_plans`);
  await queries.execute(sql.raw(billingMigrations.find(({ name }) => name.endsWith("plans-of-accounts"))?.sql ?? ""));
  expect(await rows()).toEqual(before);
  const { rows: columns } = await queries.execute(sql`SELECT column_name FROM information_schema.columns WHERE table_name = 'accounts'`);
  expect(JSON.stringify(columns)).not.toMatch(/plan_|can_clone/);
});
