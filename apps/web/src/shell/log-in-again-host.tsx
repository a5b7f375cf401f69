import { type ReactNode, useSyncExternalStore } from "react";
import { LogInAgainDialog } from "../features/sessions/index.ts";
import { logInAgainStore } from "../platform/person/log-in-again.ts";

/** Where somebody whose session ended logs in again without leaving what is open. */
export function LogInAgainHost(): ReactNode {
  const isAsked = useSyncExternalStore(logInAgainStore.subscribe, logInAgainStore.isAsked);
  return isAsked ? <LogInAgainDialog /> : null;
}
