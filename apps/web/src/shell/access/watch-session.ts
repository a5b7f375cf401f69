import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { LogInAgainDialog } from "../../features/sessions/index.ts";
import { client } from "../../platform/calls/client.ts";
import { textsOf } from "../../platform/language/i18n.ts";
import { accountQuery } from "../../platform/person/account.ts";
import { ACCOUNT_KEY, currentUser, forgetWhatWasRead, waitForUser } from "../../platform/person/current-user.ts";
import { deviceFingerprint } from "../../platform/person/device-fingerprint.ts";
import { forgetWhoWasHere } from "../../platform/person/leave.ts";
import { askToLogInAgain, onLoggedInAgain, tellLoggedInAgain } from "../../platform/person/log-in-again.ts";
import { keepSessionId, onSessionIdChange, sessionId } from "../../platform/person/session-id.ts";
import { supportChat } from "../../platform/person/support-chat.ts";
import { isTwoFactorPending } from "../../platform/person/two-factor-flag.ts";
import { keepWayBack } from "../../platform/person/way-back.ts";
import { closeToast, toast } from "../../ui/feedback/toast.ts";
import { fetchAhead } from "../fetch-ahead.ts";
import { pathKindOf } from "./access.ts";
import { type SessionGuard, sessionGuard } from "./session-guard.ts";

/** How often a session is looked at while its window is in sight, in milliseconds. */
const LOOK_MS = 60_000;
/** Milliseconds before the same warning is worth saying again: an editor keeps trying to save. */
const QUIET_MS = 60_000;
/** Milliseconds that it stays: as long as it is not said again. */
const WARNING_MS = 50_000;

/** The handle of the session in use. A tab that was opened by itself does not have it yet, and asks. */
async function ownSessionId(): Promise<string> {
  const known = sessionId();
  if (known) return known;
  const { items } = await client.sessions.list({});
  const own = items.find(({ isCurrent }) => isCurrent)?.sessionId;
  if (own) keepSessionId(own, "session");
  return own ?? "";
}

/** Holds the whole dashboard to the guard: what it asks, what it does, and when it looks. */
export function watchSession(queryClient: QueryClient, router: AnyRouter): SessionGuard {
  let warnedAt = Number.NEGATIVE_INFINITY;
  let warning: number | null = null;
  const pathname = (): string => router.state.location.pathname;
  const goToLogin = (): Promise<void> => router.navigate({ to: "/login" });
  /** Remembers where one is, for after the log-in. */
  const keepWay = (): void => keepWayBack(router.state.location.href, currentUser(queryClient)?.id ?? null);

  const guard = sessionGuard({
    pathKind: () => pathKindOf(pathname()),
    hasUser: async () => (await waitForUser(queryClient)) !== null,
    isTwoFactorPending,
    async validate() {
      const stored = await ownSessionId();
      return client.sessions.validate({ sessionId: stored, deviceFingerprint: deviceFingerprint() });
    },
    goToLogin() {
      keepWay();
      void goToLogin();
    },
    end(why) {
      if (!currentUser(queryClient)) return;
      keepWay();
      const t = textsOf("shell");
      queryClient.setQueryData(ACCOUNT_KEY, null);
      if (why === "expired") toast.error({ title: t("sessionEnded.title") });
      else toast.warning({ title: t("sessionEnded.invalid") });
      forgetWhoWasHere();
      void goToLogin().then(() => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey !== ACCOUNT_KEY }));
    },
    warn() {
      const now = performance.now();
      if (!currentUser(queryClient) || now - warnedAt < QUIET_MS) return;
      warnedAt = now;
      const t = textsOf("shell");
      warning = toast.warning({
        title: t("sessionEnded.editor"),
        btnText: t("sessionEnded.again"),
        onBtn: askToLogInAgain,
        timeout: WARNING_MS,
      });
    },
  });

  const look = (): void => {
    if (document.visibilityState === "visible") void guard.check();
  };
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  setInterval(look, LOOK_MS);
  router.subscribe("onResolved", ({ fromLocation, toLocation }) => {
    if (fromLocation && pathKindOf(fromLocation.pathname) === "public" && pathKindOf(toLocation.pathname) !== "public") enter();
  });
  onSessionIdChange((id) => {
    // An editor keeps what is in it; its next save finds out who is here.
    if (pathKindOf(pathname()) === "editor") {
      if (id !== null) void seeWhoIsHere().finally(tellLoggedInAgain);
      return;
    }
    if (id === null) {
      queryClient.setQueryData(ACCOUNT_KEY, null);
      if (pathKindOf(pathname()) === "app") void goToLogin();
      return;
    }
    void queryClient.invalidateQueries().then(() => router.invalidate());
  });

  onLoggedInAgain(() => {
    warnedAt = Number.NEGATIVE_INFINITY;
    if (warning !== null) closeToast(warning);
  });

  /** Somebody logged in elsewhere under an open editor: its list, menus and name are theirs, its work is not. */
  async function seeWhoIsHere(): Promise<void> {
    const before = currentUser(queryClient);
    const account = await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 }).catch(() => before);
    if (account?.id !== before?.id) forgetWhatWasRead(queryClient);
  }

  function enter(): void {
    void guard.check();
    if (pathKindOf(pathname()) === "editor") void LogInAgainDialog.preload();
    else fetchAhead(router, currentUser(queryClient)?.isAdmin ?? false);
    const account = currentUser(queryClient);
    if (account && supportChat()) {
      void import("../../platform/person/identify-to-support-chat.ts").then(({ identifyToSupportChat }) =>
        identifyToSupportChat(queryClient, account),
      );
    }
  }
  enter();
  return guard;
}
