import { describe, expect, it } from "vitest";
import { BARE_PATHS, isUnder, PUBLIC_PATHS, redirectFor } from "./access.ts";

const user = { isAdmin: false };
const admin = { isAdmin: true };

describe("redirectFor", () => {
  it.each(PUBLIC_PATHS)("lets a signed-out visitor see %s and sends a signed-in one home", (path) => {
    expect(redirectFor(path, null)).toBeNull();
    expect(redirectFor(path, user)).toBe("/");
    expect(redirectFor(path, admin)).toBe("/");
  });

  it.each(["/", "/pages", "/sites", "/leads/form", "/new", "/admin", "/nowhere"])("sends a signed-out visitor of %s to sign-up", (path) => {
    expect(redirectFor(path, null)).toBe("/signup");
  });

  it.each(["/builder/pag_1", "/quiz", "/oldbuilder"])("tolerates %s without a session", (path) => {
    expect(redirectFor(path, null)).toBeNull();
    expect(redirectFor(path, user)).toBeNull();
  });

  it.each(["/admin", "/admin/onboarding", "/x/admin"])("keeps %s for admins", (path) => {
    expect(redirectFor(path, user)).toBe("/");
    expect(redirectFor(path, admin)).toBeNull();
  });

  it("does not take a longer word for a public path", () => {
    expect(redirectFor("/payments", null)).toBe("/signup");
    expect(redirectFor("/loginx", user)).toBeNull();
  });
});

it("shows editors and sign-in without header and sidebar, and lists with them", () => {
  expect(isUnder("/builder/pag_1", BARE_PATHS)).toBe(true);
  expect(isUnder("/login", BARE_PATHS)).toBe(true);
  expect(isUnder("/pages", BARE_PATHS)).toBe(false);
});
