import type { AnyRouter } from "@tanstack/react-router";
import { AccountMenuPopup } from "./navigation/account-menu.tsx";
import { ENTRIES } from "./navigation/nav-entries.ts";

/** The longest a browser that is never idle is waited for, in milliseconds. */
const PATIENCE_MS = 5_000;

const ACCOUNT_PATHS = ["/account", "/account/security", "/account/keys", "/account/data"];
const ADMIN_PATHS = ["/admin", "/admin/plans", "/admin/regions"];

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: PATIENCE_MS });
  else setTimeout(then, PATIENCE_MS);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Fetches the code and words of the main screens while nothing else is to do, so that they open without a connection too. */
export function fetchAhead(router: AnyRouter, isAdmin: boolean): void {
  if (savesData()) return;
  const paths: readonly string[] = [...ENTRIES.map(({ to }) => to), ...ACCOUNT_PATHS, ...(isAdmin ? ADMIN_PATHS : [])];
  const fetchAll = async (): Promise<void> => {
    await AccountMenuPopup.preload();
    // One after another: whoever goes somewhere meanwhile need not wait for the rest.
    for (const to of paths) await router.preloadRoute({ to }).catch(() => undefined);
  };
  whenIdle(() => void fetchAll());
}
