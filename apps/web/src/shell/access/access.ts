import type { PlanKind } from "@vitrine/contract";
import type { PathKind } from "./judge-session.ts";

/** Paths that need no sign-in. */
export const PUBLIC_PATHS = ["/login", "/signup", "/reset", "/verify", "/recover", "/confirm", "/terms", "/pay", "/oauth/success"] as const;

/** Terms and privacy, in each language: for everybody, whether they have an account or not. */
export const LEGAL_PATHS = ["/terms", "/termos", "/terminos", "/privacy", "/privacidade", "/privacidad"] as const;

/** What a share link shows: to whoever has it, with an account or without. */
export const SHARED_PATHS = ["/share"] as const;

/** Where people edit: kept open without a session, so that nobody loses work; the API still refuses. */
export const EDITOR_PATHS = ["/builder", "/synced", "/quiz", "/oldbuilder"] as const;

/** Shown without header and sidebar. */
export const BARE_PATHS = [
  ...PUBLIC_PATHS,
  ...LEGAL_PATHS,
  ...SHARED_PATHS,
  ...EDITOR_PATHS,
  "/preview",
  "/revision",
  "/onboarding",
] as const;

/** Opened by a link in a letter, whose token is in the fragment: with one, for whoever is logged in too. */
const TOKEN_PATHS = ["/confirm", "/reset"] as const;

/** What a plan that was given up no longer opens. */
const PLAN_PATHS = ["/new", "/builder", "/synced", "/oldbuilder"] as const;

export interface Visitor {
  readonly isAdmin: boolean;
  readonly plan: { readonly kind: PlanKind };
}

export interface AccessRequest {
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

/** What kind a path is of, for what happens there when a session ends. */
export function pathKindOf(pathname: string): PathKind {
  if (isUnder(pathname, EDITOR_PATHS)) return "editor";
  return isUnder(pathname, [...PUBLIC_PATHS, ...LEGAL_PATHS, ...SHARED_PATHS]) ? "public" : "app";
}

/** Where somebody who asks for a path is sent instead; null lets them through. `null` is a signed-out visitor. */
export function redirectFor(
  { pathname, hash = "", isTwoFactorPending = false }: AccessRequest,
  visitor: Visitor | null,
): "/" | "/signup" | "/login" | "/subscribe" | null {
  const pathKind = pathKindOf(pathname);
  if (isUnder(pathname, [...LEGAL_PATHS, ...SHARED_PATHS]) || (hash !== "" && isUnder(pathname, TOKEN_PATHS))) return null;
  if (isTwoFactorPending && pathKind !== "editor") return pathKind === "public" ? null : "/login";
  if (!visitor) return pathKind === "app" ? "/signup" : null;
  if (pathKind === "public") return "/";
  if (pathname.toLowerCase().includes("admin") && !visitor.isAdmin) return "/";
  return visitor.plan.kind === "churned" && isUnder(pathname, PLAN_PATHS) ? "/subscribe" : null;
}
