import { afterEach, expect, it, vi } from "vitest";
import { RefusedCall } from "../calls/problem.ts";
import { finishLeaving, isLeaving, leave, whenLeft } from "./leave.ts";
import { keepSessionId, sessionId } from "./session-id.ts";
import { isTwoFactorPending, raiseTwoFactorFlag } from "./two-factor-flag.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("revokes the session under its own handle, and forgets the handle, the flag and who the support chat knew", async () => {
  const chat = vi.fn();
  vi.stubGlobal("$crisp", { push: chat });
  keepSessionId("ses_a", "local");
  raiseTwoFactorFlag(Date.now() + 60_000);
  const revoked: (string | null)[] = [];
  await leave(() => Promise.resolve(revoked.push(sessionId())));
  expect(revoked).toEqual(["ses_a"]);
  expect([sessionId(), isTwoFactorPending(), isLeaving()]).toEqual([null, false, false]);
  expect(chat.mock.calls).toEqual([[["set", "user:email", [null]]], [["do", "session:reset"]]]);
});

it("logs out here also when revocation fails, and owes the server that until it hears of it", async () => {
  keepSessionId("ses_b", "local");
  await leave(() => Promise.reject(new TypeError("Failed to fetch")));
  expect([sessionId(), isLeaving()]).toEqual([null, true]);
  await finishLeaving(() => Promise.reject(new RefusedCall({ code: "UNAVAILABLE" })));
  expect(isLeaving()).toBe(true);
  await finishLeaving(() => Promise.resolve());
  expect(isLeaving()).toBe(false);
});

it.each(["NOT_SIGNED_IN", "SESSION_EXPIRED", "NOT_FOUND"] as const)("owes nothing for a session that is over anyway: %s", async (code) => {
  await leave(() => Promise.reject(new RefusedCall({ code })));
  expect(isLeaving()).toBe(false);
});

it("lets a log-in wait for the log-out before it, whose answer would take the new cookie away", async () => {
  let answer = (): void => {};
  const said: string[] = [];
  void leave(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const waited = whenLeft().then(() => said.push("logged in"));
  said.push("answered");
  answer();
  await waited;
  expect(said).toEqual(["answered", "logged in"]);
});
