import type { Plan } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

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
