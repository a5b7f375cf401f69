import { createHmac, createPublicKey, verify } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SessionBrowser, type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";

const MINUTE_MS = 60_000;
let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture({ VITRINE_CRISP_SECRET: "crisp-secret" });
});
afterAll(() => fixture.stop());

async function person(): Promise<{ email: string; browser: SessionBrowser; token: string }> {
  const email = await fixture.newAccount();
  const browser = fixture.newBrowser();
  await browser.enter(email);
  const reply = await browser.call("POST", "/api/auth/token");
  expect(Date.parse(reply.json().expiresAt) - fixture.now).toBeLessThanOrEqual(5 * MINUTE_MS);
  return { email, browser, token: reply.json().token };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const read = (token: string): Record<string, unknown>[] =>
  token
    .split(".")
    .slice(0, 2)
    .map((text) => JSON.parse(Buffer.from(text, "base64url").toString()));

describe("an identity token", () => {
  test("says who somebody is, and is verified with the published key", async () => {
    const { email, token } = await person();
    const [header, payload] = read(token);
    const { keys } = (await fixture.newBrowser().call("GET", "/api/auth/keys")).json();
    const key = keys.find(({ kid }: { kid: string }) => kid === header?.kid);
    expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
    const [head = "", body = "", signature = ""] = token.split(".");
    const publicKey = createPublicKey({ key, format: "jwk" });
    expect(verify(null, Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, "base64url"))).toBe(true);
    expect(payload).toMatchObject({ iss: "http://localhost:3999", aud: "http://localhost:3999", email, email_verified: true });
    const { rows } = await fixture.platform.database.queries.execute(sql`SELECT * FROM signing_keys`);
    expect(JSON.stringify(rows)).not.toMatch(/"d":/);
    expect(rows).toHaveLength(1);
  });

  test("is taken beside the cookie of the same account, as bearer and as usertoken, and alone opens nothing", async () => {
    const { browser, token } = await person();
    const other = await person();
    expect((await browser.me({ authorization: `Bearer ${token}`, usertoken: token })).status).toBe(200);
    expect((await browser.me({ authorization: `Bearer ${other.token}` })).json().code).toBe("NOT_SIGNED_IN");
    expect((await browser.me({ usertoken: other.token })).json().code).toBe("NOT_SIGNED_IN");
    expect((await fixture.newBrowser().me({ authorization: `Bearer ${token}`, usertoken: token })).status).toBe(401);
  });

  test("is refused unsigned, changed, signed by somebody else, made for somebody else, and late", async () => {
    const { browser, token } = await person();
    const [header, payload] = read(token) as [Record<string, unknown>, Record<string, unknown>];
    const [head = "", body = "", signature = ""] = token.split(".");
    const { keys } = (await fixture.newBrowser().call("GET", "/api/auth/keys")).json();
    const hmac = (text: string) => createHmac("sha256", JSON.stringify(keys[0])).update(text).digest("base64url");
    const hs256 = `${part({ alg: "HS256", typ: "JWT" })}.${body}`;
    const forged = [
      `${part({ ...header, alg: "none" })}.${body}.`,
      `${part({ alg: "none" })}.${body}.${signature}`,
      `${head}.${part({ ...payload, sub: "acc_00000000000000000000000000" })}.${signature}`,
      `${head}.${part({ ...payload, exp: 9_999_999_999 })}.${signature}`,
      `${hs256}.${hmac(hs256)}`,
      `${head}.${body}.`,
      "nonsense",
      "",
    ];
    for (const each of forged) {
      expect((await browser.me({ usertoken: each })).status).toBe(401);
      expect((await browser.me({ authorization: `Bearer ${each}` })).status).toBe(401);
    }
    fixture.now += 5 * MINUTE_MS + 6_000;
    expect((await browser.me({ usertoken: token })).status).toBe(401);
    expect((await browser.me()).status).toBe(200);
    // Set back, the clock makes it no younger than it is.
    fixture.now -= 60 * MINUTE_MS;
    expect((await browser.me({ usertoken: token })).status).toBe(401);
    fixture.now += 60 * MINUTE_MS;
  });
});

describe("the support chat's signature", () => {
  test("is for the account's own address only", async () => {
    const { email, browser } = await person();
    const sign = (address: string) => browser.call("POST", "/api/auth/crisp/sign", { email: address });
    const signature = createHmac("sha256", "crisp-secret").update(email).digest("hex");
    expect((await sign(email.toUpperCase())).json()).toEqual({ success: true, signature });
    expect((await sign("outra@example.com")).json().code).toBe("FORBIDDEN");
    expect((await fixture.newBrowser().call("POST", "/api/auth/crisp/sign", { email })).status).toBe(401);
  });

  test("says which setting is missing", async () => {
    const bare = await sessionFixture();
    const browser = bare.newBrowser();
    const email = await bare.newAccount();
    await browser.enter(email);
    const reply = await browser.call("POST", "/api/auth/crisp/sign", { email });
    expect([reply.status, reply.json().message]).toEqual([501, expect.stringContaining("VITRINE_CRISP_SECRET")]);
    await bare.stop();
  });
});
