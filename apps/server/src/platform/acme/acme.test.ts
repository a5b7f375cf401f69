import { afterEach, beforeEach, expect, test } from "vitest";
import { type Acme, openAcme } from "./acme.ts";
import { AcmeProblem, AcmeUnavailable } from "./acme-problem.ts";
import { retryAfterMs } from "./retry-after.ts";
import { newKey } from "./signing-request.ts";
import { type LocalAuthority, localAuthority } from "./testing/local-authority.ts";

let authority: LocalAuthority;
let acme: Acme;
beforeEach(async () => {
  authority = await localAuthority();
  acme = await openAcme(authority, Date.now, { timeoutMs: 400 });
});
afterEach(async () => {
  await acme.stop();
  await authority.stop();
});

const { signal } = new AbortController();
const register = () => acme.register({ key: newKey(), account: null }, signal);

test("an authority that is in order has an account of the key", async () => {
  authority.say("/account", { status: "valid" }, { status: 201, headers: { location: `${authority.origin}/accounts/1` } });
  expect((await register()).account).toBe(`${authority.origin}/accounts/1`);
});

const nonsense: Readonly<Record<string, (at: LocalAuthority) => void>> = {
  "a page in place of a directory": (at) => at.say("/dir", "<h1>Welcome</h1>"),
  "a directory of nothing": (at) => at.say("/dir", {}),
  "a directory that leads off HTTPS": (at) =>
    at.say("/dir", { newNonce: "http://127.0.0.1/n", newAccount: "file:///etc/passwd", newOrder: "x" }),
  "a directory that leads inside": (at) =>
    at.say("/dir", { newNonce: "https://127.0.0.1:9/n", newAccount: "https://169.254.169.254/", newOrder: "https://10.0.0.1/" }),
  "a redirect": (at) => at.say("/dir", "", { status: 302, headers: { location: "https://127.0.0.1:9/" } }),
  "an error of its own": (at) => at.say("/account", { type: "urn:ietf:params:acme:error:serverInternal" }, { status: 500 }),
  "no nonce": (at) => at.answers.set("/nonce", (response) => void response.end()),
  "no answer": (at) => at.answers.set("/account", () => {}),
  "an answer that never ends": (at) =>
    at.answers.set("/dir", (response) => {
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    }),
  "an answer without end": (at) => at.say("/dir", "x".repeat(2_000_000)),
  "a connection that breaks": (at) => at.answers.set("/account", (response) => void response.destroy()),
  "an account that is nowhere": (at) => at.say("/account", { status: "valid" }, { status: 201 }),
  "nonces that are never good": (at) => at.say("/account", { type: "urn:ietf:params:acme:error:badNonce" }, { status: 400 }),
  "bytes that are no text": (at) => at.answers.set("/dir", (response) => void response.end(Buffer.from([0, 255, 254, 1]))),
};

test.for(Object.entries(nonsense))("%s is no answer, and ends in time", async ([, spoil]) => {
  authority.say("/account", { status: "valid" }, { status: 201, headers: { location: `${authority.origin}/accounts/1` } });
  spoil(authority);
  const began = performance.now();
  await expect(register()).rejects.toThrow(AcmeUnavailable);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(authority.asked.length).toBeLessThan(20);
});

test("what it refuses comes with its reason and with how long it wants to be left alone", async () => {
  authority.say(
    "/account",
    { type: "urn:ietf:params:acme:error:rateLimited", detail: "too many" },
    { status: 429, headers: { "retry-after": "120" } },
  );
  const error: unknown = await register().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AcmeProblem);
  expect(error).toMatchObject({ type: "rateLimited", status: 429, retryAfterMs: 120_000 });
});

test("a nonce that was refused is replaced by the one that came with the refusal", async () => {
  let refused = 0;
  authority.answers.set("/account", (response) => {
    const isRefused = refused++ < 3;
    const headers = { "replay-nonce": `again${refused}`, ...(isRefused ? {} : { location: `${authority.origin}/accounts/2` }) };
    response.writeHead(isRefused ? 400 : 201, headers);
    response.end(JSON.stringify(isRefused ? { type: "urn:ietf:params:acme:error:badNonce" } : { status: "valid" }));
  });
  expect((await register()).account).toBe(`${authority.origin}/accounts/2`);
  expect(authority.asked.filter((line) => line.includes("/nonce"))).toHaveLength(1);
});

test("how long to wait is seconds or a date, a day at most, and never less than nothing", () => {
  const now = Date.UTC(2026, 10, 23, 12);
  expect(retryAfterMs("60", now)).toBe(60_000);
  expect(retryAfterMs("Mon, 23 Nov 2026 12:02:00 GMT", now)).toBe(120_000);
  expect(retryAfterMs("Mon, 23 Nov 2020 12:02:00 GMT", now)).toBe(0);
  expect(retryAfterMs("999999999", now)).toBe(86_400_000);
  for (const silly of [undefined, "", "soon", "-5", "1e9x"]) expect(retryAfterMs(silly, now) ?? 0).toBe(0);
});
