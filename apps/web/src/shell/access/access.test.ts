import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { BARE_PATHS, isUnder, LEGAL_PATHS, PUBLIC_PATHS, pathKindOf, redirectFor, SHARED_PATHS, type Visitor } from "./access.ts";

const user: Visitor = { isAdmin: false, plan: { kind: "trial" } };
const admin: Visitor = { isAdmin: true, plan: { kind: "paid" } };
const churned: Visitor = { isAdmin: false, plan: { kind: "churned" } };
const everybody = [null, user, admin, churned];
const DOORS = PUBLIC_PATHS.filter((path) => !isUnder(path, LEGAL_PATHS));

const sent = (pathname: string, visitor: Visitor | null) => redirectFor({ pathname }, visitor);

describe("redirectFor", () => {
  it.each(DOORS)("lets a signed-out visitor see %s and sends a signed-in one home", (path) => {
    expect(sent(path, null)).toBeNull();
    for (const visitor of [user, admin, churned]) expect(sent(path, visitor)).toBe("/");
  });

  it.each([...LEGAL_PATHS, ...SHARED_PATHS])("lets everybody see %s, signed in or not, without header and sidebar", (path) => {
    for (const visitor of everybody) {
      expect(sent(path, visitor)).toBeNull();
      expect(redirectFor({ pathname: path, isTwoFactorPending: true }, visitor)).toBeNull();
    }
    expect(isUnder(path, BARE_PATHS)).toBe(true);
  });

  it.each(["/", "/pages", "/sites", "/leads/form", "/new", "/admin", "/account", "/subscribe", "/confirmEmail", "/nowhere"])(
    "sends a signed-out visitor of %s to sign-up",
    (path) => {
      expect(sent(path, null)).toBe("/signup");
    },
  );

  it.each(["/account", "/account/security", "/subscribe", "/confirmEmail"])("opens %s to everybody who is signed in", (path) => {
    for (const visitor of [user, admin, churned]) expect(sent(path, visitor)).toBeNull();
  });

  it.each(["/builder/pag_1", "/quiz", "/oldbuilder"])("tolerates %s without a session", (path) => {
    expect(sent(path, null)).toBeNull();
    expect(sent(path, user)).toBeNull();
  });

  it.each(["/admin", "/admin/onboarding", "/x/admin"])("keeps %s for admins", (path) => {
    expect(sent(path, user)).toBe("/");
    expect(sent(path, churned)).toBe("/");
    expect(sent(path, admin)).toBeNull();
  });

  it.each(["/new", "/builder/pag_1", "/oldbuilder"])(
    "sends a churned account from %s to the plans, and leaves it everything else",
    (path) => {
      expect(sent(path, churned)).toBe("/subscribe");
      for (const open of ["/", "/sites", "/pages", "/leads/form", "/news"]) expect(sent(open, churned)).toBeNull();
    },
  );

  it("does not take a longer word for a public path", () => {
    expect(sent("/payments", null)).toBe("/signup");
    expect(sent("/loginx", user)).toBeNull();
    expect(sent("/newsletter", churned)).toBeNull();
  });

  it("opens a letter's link to whoever holds its token, and only with one", () => {
    for (const pathname of ["/confirm", "/reset"]) {
      for (const visitor of everybody) expect(redirectFor({ pathname, hash: "token=abc" }, visitor)).toBeNull();
    }
    expect(redirectFor({ pathname: "/login", hash: "token=abc" }, user)).toBe("/");
  });

  it("sends everybody to the log-in while a second step is owed, except from an editor", () => {
    for (const visitor of everybody) {
      const owed = (pathname: string) => redirectFor({ pathname, isTwoFactorPending: true }, visitor);
      expect([owed("/"), owed("/sites"), owed("/login"), owed("/verify"), owed("/oauth/success")]).toEqual([
        "/login",
        "/login",
        null,
        null,
        null,
      ]);
    }
    expect(redirectFor({ pathname: "/builder/pag_1", isTwoFactorPending: true }, user)).toBeNull();
  });
});

/** How the router reads an address: the path it compares, and the route it shows. */
function routed(address: string): { readonly pathname: string; readonly shown: string } {
  const root = createRootRoute();
  const paths = [
    "/",
    "/pages",
    "/admin",
    "/admin/plans",
    "/builder/$pageId",
    "/new",
    "/login",
    "/oauth/success",
    "/terms",
    "/confirmEmail",
  ];
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })));
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  const { latestLocation } = router;
  return { pathname: latestLocation.pathname, shown: router.matchRoutes(latestLocation).at(-1)?.fullPath ?? "" };
}

describe("an address in another spelling", () => {
  it.each([
    ["/Admin", "/admin"],
    ["/ADMIN/plans/", "/admin/plans"],
    ["/admin//plans", "/admin"],
    ["//admin", "/admin"],
    ["/%61dmin", "/admin"],
    ["/%41DMIN/", "/admin"],
    ["/Login", "/login"],
    ["/login/", "/login"],
    ["/%6Cogin", "/login"],
    ["/OAuth/Success", "/oauth/success"],
    ["/Terms", "/terms"],
    ["/Builder/pag_1", "/builder/$pageId"],
    ["/b%75ilder/pag_1/", "/builder/$pageId"],
    ["/NEW", "/new"],
    ["/confirmemail", "/confirmEmail"],
    ["/Pages/", "/pages"],
  ])("%s is let in exactly where %s is", (address, route) => {
    const { pathname, shown } = routed(address);
    expect(shown).toBe(route);
    for (const visitor of everybody) {
      for (const isTwoFactorPending of [false, true]) {
        expect(redirectFor({ pathname, isTwoFactorPending }, visitor)).toBe(redirectFor({ pathname: route, isTwoFactorPending }, visitor));
      }
    }
    expect([pathKindOf(pathname), isUnder(pathname, BARE_PATHS)]).toEqual([pathKindOf(route), isUnder(route, BARE_PATHS)]);
  });
});

it("tells editors from doors and from the rest", () => {
  expect(["/builder/x", "/quiz", "/oldbuilder", "/login", "/privacidad", "/", "/confirmEmail"].map(pathKindOf)).toEqual([
    "editor",
    "editor",
    "editor",
    "public",
    "public",
    "app",
    "app",
  ]);
});

it("shows editors and sign-in without header and sidebar, and lists with them", () => {
  expect(isUnder("/builder/pag_1", BARE_PATHS)).toBe(true);
  expect(isUnder("/login", BARE_PATHS)).toBe(true);
  expect(isUnder("/pages", BARE_PATHS)).toBe(false);
});
