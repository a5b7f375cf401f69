import { expect, test, vi } from "vitest";
import { wholeAccount } from "./acting/reach.ts";
import { callerCache } from "./callers.ts";
import type { Caller } from "./request-context.ts";

const caller = (accountId: string, actorId = accountId): Caller => ({
  ...wholeAccount(accountId),
  actor: { accountId: actorId, isAdmin: false, language: "pt", via: "session" },
  role: "owner",
  plan: { name: "pro", startAt: new Date(0), renewalDate: null },
  standing: { kind: "paid", names: { pt: "Pago", en: "Paid", es: "De pago" }, isActive: true, entitlements: new Set(), siteCap: null },
});

function cache() {
  let now = 1_000_000;
  return { callers: callerCache({ now: () => now }), pass: (ms: number) => (now += ms) };
}

test("somebody is looked up once in a short time, and again after it", async () => {
  const { callers, pass } = cache();
  const look = vi.fn(async () => caller("acc_a"));
  await callers.of("h", look);
  pass(899);
  await callers.of("h", look);
  expect(look).toHaveBeenCalledTimes(1);
  pass(2);
  await callers.of("h", look);
  expect(look).toHaveBeenCalledTimes(2);
});

test("what is forgotten is looked up at once: a session that was revoked counts no more", async () => {
  const { callers } = cache();
  await callers.of("h", async () => caller("acc_a"));
  callers.forget("acc_a");
  expect(await callers.of("h", async () => null)).toBeNull();
});

test("a look that began before a revocation leaves nothing behind", async () => {
  const { callers } = cache();
  let answer: (found: Caller) => void = () => {};
  const slow = callers.of("h", () => new Promise((resolve) => (answer = resolve)));
  callers.forget("acc_a");
  answer(caller("acc_a"));
  await slow;
  expect(await callers.of("h", async () => null)).toBeNull();
});

test("support at work ends when the administrator's rights change", async () => {
  const { callers } = cache();
  await callers.of("h", async () => caller("acc_customer", "acc_admin"));
  callers.forget("acc_admin");
  expect(await callers.of("h", async () => null)).toBeNull();
});

test("a clock set back makes nobody count longer", async () => {
  const { callers, pass } = cache();
  await callers.of("h", async () => caller("acc_a"));
  pass(-3_600_000);
  expect(await callers.of("h", async () => null)).toBeNull();
});

test("nobody is remembered as nobody", async () => {
  const { callers } = cache();
  expect(await callers.of("h", async () => null)).toBeNull();
  expect((await callers.of("h", async () => caller("acc_a")))?.accountId).toBe("acc_a");
});
