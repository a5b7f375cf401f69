import type { QueryClient } from "@tanstack/react-query";
import { client } from "../../platform/calls/client.ts";
import { connection } from "../../platform/calls/connection.ts";
import { browserTab } from "../../platform/live/browser-world.ts";
import { LiveTab } from "../../platform/live/live-tab.ts";
import { listenLive, onShownTopics, shownTopics, tellListeners } from "../../platform/live/live-topics.ts";
import { ACCOUNT_KEY, currentUser } from "../../platform/person/current-user.ts";
import type { SessionGuard } from "../access/session-guard.ts";

/** Reads who is here anew, and shows it: plan, what it allows, flags, name. */
async function showAccount(queryClient: QueryClient, guard: Pick<SessionGuard, "check" | "access">): Promise<void> {
  // What changed may be that nobody is here any more: that is the guard's to find out, and to tell.
  await guard.check();
  if (guard.access() === "ended") return;
  const account = await client.accounts.me().catch(() => null);
  if (account && account.id === currentUser(queryClient)?.id) queryClient.setQueryData(ACCOUNT_KEY, account);
}

/** Has this tab hear what changes elsewhere, for as long as somebody is logged in. */
export function watchLive(queryClient: QueryClient, guard: Pick<SessionGuard, "check" | "access">): void {
  const { world, hear } = browserTab();
  const tab = new LiveTab(world, {
    tell: tellListeners,
    // One that was ended is the guard's to tell of. A refused stream may have been overtaken by a log-in: a call finds out.
    signedOut: (how) => void (how === "ended" ? guard.check() : client.accounts.me().catch(() => null)),
  });
  hear((message) => tab.hear(message));
  listenLive("account", () => void showAccount(queryClient, guard));
  onShownTopics(() => tab.want(shownTopics()));
  tab.want(shownTopics());
  let listening: string | null = null;
  const follow = (): void => {
    const user = currentUser(queryClient)?.id ?? null;
    if (user === listening) return;
    if (listening !== null) tab.stop();
    listening = user;
    if (user !== null) tab.start();
  };
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === ACCOUNT_KEY[0]) follow();
  });
  follow();
  const wake = (): void => {
    if (listening !== null && document.visibilityState === "visible") tab.wake();
  };
  document.addEventListener("visibilitychange", wake);
  connection.subscribe((isThere) => {
    if (isThere) wake();
  });
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted && listening !== null) tab.stop();
  });
}
