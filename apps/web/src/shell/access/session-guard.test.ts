import type { SessionCode, Validation } from "@vitrine/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PathKind } from "./judge-session.ts";
import { type GuardedApp, sessionGuard } from "./session-guard.ts";

const MINUTE_MS = 60_000;

const said = (code: SessionCode, more: Partial<Validation> = {}): Validation => ({
  success: true,
  valid: code === "SESSION_VALID",
  code,
  ...more,
});

/** An app in which somebody is logged in and works on a list, unless it says otherwise. */
function appWith({ pathKind = "app", ...more }: Partial<Omit<GuardedApp, "pathKind">> & { pathKind?: PathKind } = {}) {
  const did: string[] = [];
  const at = { pathKind };
  const validate = vi.fn(() => Promise.resolve(said("SESSION_VALID")));
  const app: GuardedApp & { validate: typeof validate } = {
    pathKind: () => at.pathKind,
    hasUser: () => Promise.resolve(true),
    isTwoFactorPending: () => false,
    goToLogin: () => void did.push("to log-in"),
    end: (why) => void did.push(why),
    warn: () => void did.push("warning"),
    ...more,
    validate: (more.validate as typeof validate | undefined) ?? validate,
  };
  return { app, did, at, guard: sessionGuard(app) };
}

const answering = (answer: Validation) => vi.fn(() => Promise.resolve(answer));
const failing = () => vi.fn(() => Promise.reject<Validation>(new TypeError("Failed to fetch")));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("lets a valid session in", async () => {
  const { guard, did } = appWith();
  await guard.check();
  expect([guard.access(), did]).toEqual(["valid", []]);
});

it("answers whoever asks while it looks with what comes of that, and not before", async () => {
  const { app, guard, did } = appWith({ validate: answering(said("SESSION_INVALID")) });
  const first = guard.check();
  await guard.check();
  expect([guard.access(), did, app.validate.mock.calls.length]).toEqual(["ended", ["invalid"], 1]);
  await first;
});

it("asks nothing at the doors", async () => {
  const { app, guard, did } = appWith({ pathKind: "public", hasUser: () => Promise.resolve(false) });
  await guard.check();
  guard.refused();
  expect([app.validate.mock.calls.length, did]).toEqual([0, []]);
});

it("sends nobody to the log-in, but not out of an editor", async () => {
  const nobody = appWith({ hasUser: () => Promise.resolve(false) });
  await nobody.guard.check();
  expect([nobody.did, nobody.app.validate.mock.calls.length]).toEqual([["to log-in"], 0]);
  const editor = appWith({ pathKind: "editor", hasUser: () => Promise.resolve(false) });
  await editor.guard.check();
  expect(editor.did).toEqual([]);
});

it("sends a log-in whose second step is owed to the log-in", async () => {
  const { app, guard, did } = appWith({ isTwoFactorPending: () => true });
  await guard.check();
  expect([did, app.validate.mock.calls.length]).toEqual([["to log-in"], 0]);
});

it("leaves an open editor alone while a second step is owed in another tab, and goes on looking at its session", async () => {
  const editor = appWith({ pathKind: "editor", isTwoFactorPending: () => true });
  await editor.guard.check();
  expect([editor.did, editor.app.validate.mock.calls.length, editor.guard.access()]).toEqual([[], 1, "valid"]);
});

describe("a session that does not count", () => {
  it.each(["SESSION_INVALID", "SESSION_INVALID_BUT_TRUSTED"] as const)("%s logs out", async (code) => {
    const { guard, did } = appWith({ validate: answering(said(code)) });
    await guard.check();
    expect([guard.access(), did]).toEqual(["ended", ["invalid"]]);
  });

  it("is allowed in an editor", async () => {
    const { guard, did } = appWith({ pathKind: "editor", validate: answering(said("SESSION_INVALID")) });
    await guard.check();
    expect([guard.access(), did]).toEqual(["valid", []]);
  });

  it("is judged by where one is when the answer comes", async () => {
    let answer = (_answer: Validation): void => {};
    const validate = vi.fn(
      () =>
        new Promise<Validation>((resolve) => {
          answer = resolve;
        }),
    );
    const { guard, did, at } = appWith({ validate });
    const checked = guard.check();
    await vi.advanceTimersByTimeAsync(0);
    at.pathKind = "editor";
    answer(said("SESSION_EXPIRED_2FA"));
    await checked;
    expect(did).toEqual(["warning"]);
  });
});

describe("a session that has run out", () => {
  it.each([said("SESSION_EXPIRED_2FA"), said("SESSION_INVALID", { sessionExpired: true })])("%j ends it", async (answer) => {
    const { guard, did } = appWith({ validate: answering(answer) });
    await guard.check();
    expect([guard.access(), did]).toEqual(["ended", ["expired"]]);
  });

  it.each([said("SESSION_EXPIRED_2FA"), said("SESSION_VALID", { sessionExpiredInBuilder: true })])(
    "%j only warns in an editor",
    async (answer) => {
      const { guard, did } = appWith({ pathKind: "editor", validate: answering(answer) });
      await guard.check();
      expect([guard.access(), did]).toEqual(["valid", ["warning"]]);
    },
  );

  it("is said once, whoever finds out first", async () => {
    const { guard, did } = appWith({ validate: answering(said("SESSION_INVALID")) });
    const checked = guard.check();
    guard.refused();
    guard.refused();
    await checked;
    expect(did).toEqual(["expired"]);
  });

  it("only warns when a call finds it out under an editor", () => {
    const { guard, did } = appWith({ pathKind: "editor" });
    guard.refused();
    expect(did).toEqual(["warning"]);
  });
});

describe("an answer that does not come", () => {
  it.each([
    ["the server's error", answering(said("SERVER_ERROR", { success: false, valid: false }))],
    ["no success", answering(said("SESSION_VALID", { success: false }))],
    ["an exception", failing()],
  ])("is asked for three times more, after 2, 4 and 6 minutes, and then access is assumed: %s", async (_, validate) => {
    validate.mockClear();
    const { guard, did } = appWith({ validate });
    await guard.check();
    expect(validate).toHaveBeenCalledTimes(1);
    for (const [attempt, minutes] of [2, 4, 6].entries()) {
      await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS - 1);
      expect(validate).toHaveBeenCalledTimes(attempt + 1);
      expect(guard.access()).toBe("unknown");
      await vi.advanceTimersByTimeAsync(1);
      expect(validate).toHaveBeenCalledTimes(attempt + 2);
    }
    expect([guard.access(), did]).toEqual(["assumed", []]);
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(validate).toHaveBeenCalledTimes(4);
  });

  it("counts the wait for the user among the exceptions", async () => {
    const { app, guard } = appWith({ hasUser: () => Promise.reject(new Error("Timeout waiting for auth.currentUser")) });
    await guard.check();
    expect([guard.access(), vi.getTimerCount(), app.validate.mock.calls.length]).toEqual(["unknown", 1, 0]);
  });

  it("keeps its time, however often somebody comes back to the window", async () => {
    const validate = failing();
    const { guard } = appWith({ validate });
    await guard.check();
    await guard.check();
    await guard.check();
    expect([validate.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1]);
  });

  it("begins to count anew once an answer came", async () => {
    const validate = failing();
    const { guard } = appWith({ validate });
    await guard.check();
    validate.mockImplementationOnce(() => Promise.resolve(said("SESSION_VALID")));
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(guard.access()).toBe("valid");
    await guard.check();
    expect(validate).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(validate).toHaveBeenCalledTimes(4);
  });

  it("is not asked for again once the guard was stopped", async () => {
    const validate = failing();
    const { guard } = appWith({ validate });
    await guard.check();
    guard.stop();
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(validate).toHaveBeenCalledTimes(1);
  });
});

it("asks once where several look at the same time", async () => {
  const { app, guard } = appWith();
  await Promise.all([guard.check(), guard.check()]);
  expect(app.validate).toHaveBeenCalledTimes(1);
});

it("begins anew for whoever logs in after a session ended", async () => {
  const validate = answering(said("SESSION_INVALID"));
  const { guard, did } = appWith({ validate });
  await guard.check();
  validate.mockImplementationOnce(() => Promise.resolve(said("SESSION_VALID")));
  await guard.check();
  expect(guard.access()).toBe("valid");
  await guard.check();
  expect(did).toEqual(["invalid", "invalid"]);
});
