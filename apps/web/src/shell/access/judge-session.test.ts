import type { SessionCode, Validation } from "@vitrine/contract";
import { describe, expect, it } from "vitest";
import { judgeSession } from "./judge-session.ts";

const said = (code: SessionCode, more: Partial<Validation> = {}): Validation => ({
  success: true,
  valid: code === "SESSION_VALID",
  code,
  ...more,
});

it("lets a valid session in, wherever it is", () => {
  for (const pathKind of ["app", "editor"] as const) expect(judgeSession(said("SESSION_VALID"), pathKind)).toBe("in");
});

it.each(["SESSION_INVALID", "SESSION_INVALID_BUT_TRUSTED"] as const)("%s leads out, except from an editor", (code) => {
  expect(judgeSession(said(code), "app")).toBe("invalid");
  expect(judgeSession(said(code, { success: false }), "app")).toBe("invalid");
  expect(judgeSession(said(code), "editor")).toBe("in");
});

describe("an expired session", () => {
  it.each([
    said("SESSION_EXPIRED_2FA"),
    said("SESSION_INVALID", { sessionExpired: true }),
    said("SESSION_VALID", { sessionExpired: true }),
  ])("%j is only warned of in an editor, and over elsewhere", (answer) => {
    expect(judgeSession(answer, "editor")).toBe("warn");
    expect(judgeSession(answer, "app")).toBe("expired");
  });

  it("is warned of in an editor when a successful answer is flagged so, and means nothing elsewhere", () => {
    const answer = said("SESSION_VALID", { sessionExpiredInBuilder: true });
    expect(judgeSession(answer, "editor")).toBe("warn");
    expect(judgeSession(answer, "app")).toBe("in");
  });
});

it.each([said("SERVER_ERROR"), said("SERVER_ERROR", { success: false }), said("SESSION_VALID", { success: false }), null])(
  "%j is asked again",
  (answer) => {
    for (const pathKind of ["app", "editor"] as const) expect(judgeSession(answer, pathKind)).toBe("retry");
  },
);
