import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Reply, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sessions } from "./tables.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ VITRINE_TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(() => server.stop());

const PASSWORD = "Segredo#2026";
let address = 0;

/** Posts as the dashboard does; every call comes from an address of its own unless it says otherwise. */
function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  const from = `198.51.${++address >> 8}.${address & 255}`;
  return server.send("localhost", path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from, ...headers },
    body: JSON.stringify(body),
  });
}

const signUp = (email: string, more: object = {}) => post("/api/accounts", { name: "Ana Souza", email, password: PASSWORD, ...more });
const logIn = (email: string, password = PASSWORD, headers: Readonly<Record<string, string>> = {}) =>
  post("/api/sessions", { email, password }, headers);
const cookieOf = (reply: Reply) => reply.headers["set-cookie"]?.split(";")[0] ?? "";
const me = (cookie: string) => server.send("localhost", "/api/accounts/me", { headers: { cookie } });

describe("signing up", () => {
  test("makes an account on the default plan and logs in", async () => {
    const reply = await signUp("Nova@Example.com");
    expect(reply.status).toBe(201);
    expect(reply.json()).toMatchObject({ email: "nova@example.com", isAdmin: false, plan: { name: "trial" }, language: "pt" });
    expect(reply.text).not.toContain("argon2");
    expect((await me(cookieOf(reply))).json().id).toBe(reply.json().id);
  });

  test("refuses an address that has an account, in whatever case", async () => {
    await signUp("dupla@example.com");
    const again = await signUp("DUPLA@example.com");
    expect([again.status, again.json().code, again.json().fields[0].path]).toEqual([409, "EMAIL_TAKEN", "email"]);
  });

  test.each([
    ["short1!", "password_short"],
    ["segredo#2026", "password_upper"],
    ["SEGREDO#2026", "password_lower"],
    ["Segredo####", "password_number"],
    ["Segredo2026", "password_special"],
  ])("refuses the password %s and says why", async (password, code) => {
    const reply = await signUp("fraca@example.com", { password });
    expect([reply.status, reply.json().fields[0].path, reply.json().fields[0].code]).toEqual([400, "password", code]);
  });

  test("takes a password of 200 characters of any script, and logs in with it however it is composed", async () => {
    const password = `Ção#1${"日本語".repeat(65)}`;
    expect((await signUp("longa@example.com", { password })).status).toBe(201);
    expect((await logIn("longa@example.com", password.normalize("NFD"))).status).toBe(200);
  });

  test("does not let anybody make himself an administrator or choose a plan", async () => {
    expect((await signUp("chefe@example.com", { isAdmin: true })).json().fields[0].path).toBe("isAdmin");
    expect((await signUp("chefe@example.com", { plan: "lifetime" })).json().fields[0].path).toBe("plan");
  });
});

describe("logging in", () => {
  test("keeps passwords as argon2id and session secrets and API keys as hashes", async () => {
    const { queries } = server.running.platform.database;
    const reply = await signUp("hash@example.com");
    const { rows } = await queries.execute(sql`SELECT password_hash FROM accounts WHERE email = 'hash@example.com'`);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const secret = cookieOf(reply).split("=")[1] ?? "";
    const [row] = await queries.select().from(sessions).where(eq(sessions.accountId, reply.json().id));
    expect(row?.secretHash).toBe(createHash("sha256").update(secret).digest("hex"));
    const caller = await server.newCaller();
    const { rows: keys } = await queries.execute(sql`SELECT key_hash FROM api_keys WHERE account_id = ${caller.accountId}`);
    expect(keys[0]?.key_hash).toBe(createHash("sha256").update(caller.apiKey).digest("hex"));
  });

  test("answers a wrong password and an unknown address alike, in the same class of time", async () => {
    await signUp("existe@example.com");
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let n = 0; n < 9; n++) {
      for (const [kind, email] of [
        ["known", "existe@example.com"],
        ["unknown", `ninguem${n}@example.com`],
      ] as const) {
        const started = performance.now();
        const reply = await logIn(email, "Errada#2026");
        times[kind].push(performance.now() - started);
        expect({ ...reply.json(), requestId: "" }).toMatchObject({ code: "WRONG_CREDENTIALS", message: "Senha incorreta." });
        expect([reply.status, reply.headers["set-cookie"]]).toEqual([401, undefined]);
      }
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
    // Without the decoy an unknown address is answered ten times as fast.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 3);
  });

  test("is limited by address and by account, and says for how many seconds", async () => {
    await signUp("alvo@example.com");
    const replies: Reply[] = [];
    for (let n = 0; n < 11; n++) replies.push(await logIn("alvo@example.com", "Errada#2026"));
    const last = replies.at(-1);
    expect([last?.status, last?.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    const seconds = Number(last?.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(200);
    expect(last?.json().message).toContain(String(seconds));
    const from = { "x-forwarded-for": "203.0.113.99" };
    for (let n = 0; n < 30; n++) await logIn(`alguem${n}@example.com`, "Errada#2026", from);
    expect((await logIn("outra@example.com", "Errada#2026", from)).status).toBe(429);
    // A forged hop in front of the one the proxy added changes nothing.
    expect((await logIn("outra@example.com", "Errada#2026", { "x-forwarded-for": "8.8.8.8, 203.0.113.99" })).status).toBe(429);
  });
});

describe("a session", () => {
  test("ends at once when it logs out, and only that one", async () => {
    await signUp("duas@example.com");
    const [first, second] = [cookieOf(await logIn("duas@example.com")), cookieOf(await logIn("duas@example.com"))];
    const origin = `http://localhost:${server.port}`;
    const out = await server.send("localhost", "/api/sessions/current", { method: "DELETE", headers: { cookie: first, origin } });
    expect(out.status).toBe(200);
    expect(out.headers["set-cookie"]).toContain("Max-Age=0");
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  test("ends when it expires", async () => {
    const reply = await signUp("velha@example.com");
    await server.running.platform.database.queries
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.accountId, reply.json().id));
    expect((await me(cookieOf(reply))).status).toBe(401);
  });

  test("is a cookie no script reads; without 'remember me' it ends with the browser", async () => {
    const reply = await signUp("cookie@example.com");
    const name = `vitrine-${server.port}`;
    expect(reply.headers["set-cookie"]).toMatch(new RegExp(`^${name}=[A-Za-z0-9_-]{43}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000$`));
    const brief = await post("/api/sessions", { email: "cookie@example.com", password: PASSWORD, remember: false });
    expect(brief.headers["set-cookie"]).not.toContain("Max-Age");
  });

  test.each(["", "x", "x".repeat(43), `${"A".repeat(43)}; vitrine=1`])("is not had with the cookie value %j", async (value) => {
    expect((await me(`vitrine-${server.port}=${value}`)).status).toBe(401);
  });
});

test("over https the cookie is tied to the one host and never sent in the clear", async () => {
  const secure = await startTestServer({ PUBLIC_URL: "https://vitrine.example", VITRINE_SITES_DOMAIN: "sites.example" });
  const body = JSON.stringify({ name: "Ana Souza", email: "ana@example.com", password: PASSWORD });
  const reply = await secure.send("vitrine.example", "/api/accounts", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(reply.headers["set-cookie"]).toMatch(/^__Host-vitrine=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/);
  await secure.stop();
});
