import type { QueryClient } from "@tanstack/react-query";
import { accountQuery } from "../platform/account.ts";
import { textsOf } from "../platform/i18n.ts";
import { toast } from "../ui/toast.ts";
import { EDITOR_PATHS, isUnder } from "./access.ts";

export interface EndSessionOptions {
  readonly queryClient: QueryClient;
  readonly pathname: string;
  goToLogin(): Promise<void>;
}

/** Milliseconds before the same warning is worth saying again: an editor keeps trying to save. */
const QUIET_MS = 60_000;

let warnedAt = Number.NEGATIVE_INFINITY;

/**
 * What happens when a call finds that the session is over: in an editor only a warning, so that nobody is taken
 * away from unsaved work; elsewhere the log-in. Somebody who never was logged in is told nothing.
 */
export async function endSession({ queryClient, pathname, goToLogin }: EndSessionOptions): Promise<void> {
  if (!queryClient.getQueryData(accountQuery.queryKey)) return;
  const t = textsOf("shell");
  if (isUnder(pathname, EDITOR_PATHS)) {
    const now = performance.now();
    if (now - warnedAt < QUIET_MS) return;
    warnedAt = now;
    toast.warning({ title: t("sessionEnded.editor") });
    return;
  }
  queryClient.setQueryData(accountQuery.queryKey, null);
  toast.error({ title: t("sessionEnded.title") });
  await goToLogin();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey !== accountQuery.queryKey });
}
