/** Paths that need no sign-in. */
export const PUBLIC_PATHS = ["/login", "/signup", "/reset", "/verify", "/recover", "/confirm", "/terms", "/pay", "/oauth/success"] as const;

/** Where people edit: kept open without a session, so that nobody loses work; the API still refuses. */
export const EDITOR_PATHS = ["/builder", "/quiz", "/oldbuilder"] as const;

/** Shown without header and sidebar. */
export const BARE_PATHS = [...PUBLIC_PATHS, ...EDITOR_PATHS, "/preview", "/revision", "/onboarding"] as const;

export interface Visitor {
  readonly isAdmin: boolean;
}

/** Whether a path is one of these or under it: `/builder/x` is under `/builder`, `/builders` is not. */
export function isUnder(pathname: string, paths: readonly string[]): boolean {
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Where somebody who asks for a path is sent instead; null lets them through. `null` is a signed-out visitor. */
export function redirectFor(pathname: string, visitor: Visitor | null): "/" | "/signup" | null {
  const isPublic = isUnder(pathname, PUBLIC_PATHS);
  if (!visitor) return isPublic || isUnder(pathname, EDITOR_PATHS) ? null : "/signup";
  if (isPublic) return "/";
  if (pathname.includes("admin") && !visitor.isAdmin) return "/";
  return null;
}
