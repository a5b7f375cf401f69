import type { PlanKind } from "@vitrine/contract";
import type { Area } from "./judge-session.ts";

/** Paths that need no sign-in. */
export const PUBLIC_PATHS = ["/login", "/signup", "/reset", "/verify", "/recover", "/confirm", "/terms", "/pay", "/oauth/success"] as const;

/** Terms and privacy, in each language: for everybody, whether they have an account or not. */
export const LEGAL_PATHS = ["/terms", "/termos", "/terminos", "/privacy", "/privacidade", "/privacidad"] as const;

/** Where people edit: kept open without a session, so that nobody loses work; the API still refuses. */
export const EDITOR_PATHS = ["/builder", "/quiz", "/oldbuilder"] as const;

/** Shown without header and sidebar. */
export const BARE_PATHS = [...PUBLIC_PATHS, ...LEGAL_PATHS, ...EDITOR_PATHS, "/preview", "/revision", "/onboarding"] as const;

/** Opened by a link in a letter, whose token is in the fragment: with one, for whoever is logged in too. */
const TOKEN_PATHS = ["/confirm", "/reset"] as const;

/** What a plan that was given up no longer opens. */
const PLAN_PATHS = ["/new", "/builder", "/oldbuilder"] as const;

export interface Visitor {
  readonly isAdmin: boolean;
  readonly plan: { readonly kind: PlanKind };
}

export interface Destination {
  readonly pathname: string;
  /** Without its `#`. */
  readonly hash?: string;
  /** Whether the second step of a log-in is still owed in this browser. */
  readonly isTwoFactorPending?: boolean;
}

/** Whether a path is one of these or under it: `/builder/x` is under `/builder`, `/builders` is not. Case counts as little as to the router. */
export function isUnder(pathname: string, paths: readonly string[]): boolean {
  const asked = `${pathname.toLowerCase()}/`;
  return paths.some((path) => asked.startsWith(`${path.toLowerCase()}/`));
}

/** What kind of place a path is, for what happens there when a session ends. */
export function areaOf(pathname: string): Area {
  if (isUnder(pathname, EDITOR_PATHS)) return "editor";
  return isUnder(pathname, PUBLIC_PATHS) || isUnder(pathname, LEGAL_PATHS) ? "public" : "app";
}

/** Where somebody who asks for a path is sent instead; null lets them through. `null` is a signed-out visitor. */
export function redirectFor(
  { pathname, hash = "", isTwoFactorPending = false }: Destination,
  visitor: Visitor | null,
): "/" | "/signup" | "/login" | "/subscribe" | null {
  const area = areaOf(pathname);
  if (isUnder(pathname, LEGAL_PATHS) || (hash !== "" && isUnder(pathname, TOKEN_PATHS))) return null;
  if (isTwoFactorPending && area !== "editor") return area === "public" ? null : "/login";
  if (!visitor) return area === "app" ? "/signup" : null;
  if (area === "public") return "/";
  if (pathname.toLowerCase().includes("admin") && !visitor.isAdmin) return "/";
  return visitor.plan.kind === "churned" && isUnder(pathname, PLAN_PATHS) ? "/subscribe" : null;
}
