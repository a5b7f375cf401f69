import { isNobody, problemOf } from "../calls/problem.ts";
import { forgetCopiedBlocks } from "../copied-blocks.ts";
import { forgetKeptSteps } from "../kept-steps.ts";
import { forgetSessionId } from "./session-id.ts";
import { forgetSupportChat } from "./support-chat.ts";
import { clearTwoFactorFlag } from "./two-factor-flag.ts";
import { forgetWayBack } from "./way-back.ts";

/** Set from a log-out until the server knows of it: no script can take the cookie away, and it would still be good. */
const LEAVING = "vitrine.leaving";

/** Whether somebody logged out here and the server has not been told yet. */
export function isLeaving(): boolean {
  return localStorage.getItem(LEAVING) !== null;
}

/** Somebody logged in: the log-out before is no more of a concern. */
export function stopLeaving(): void {
  localStorage.removeItem(LEAVING);
}

let telling: Promise<void> = Promise.resolve();

/** Tells the server what it was not told yet; what fails is tried again when the dashboard is next opened. */
export function finishLeaving(revoke: () => Promise<unknown>): Promise<void> {
  telling = revoke().then(stopLeaving, (error: unknown) => {
    const { code } = problemOf(error);
    if (isNobody(code) || code === "NOT_FOUND") stopLeaving();
  });
  return telling;
}

/** Resolves when the server was told, or could not be: its late answer would take a new session's cookie away. */
export function whenLeft(): Promise<void> {
  return telling;
}

/** Logs out of this browser at once and without fail; resolves when the server was told, or could not be. */
export function leave(revoke: () => Promise<unknown>): Promise<void> {
  localStorage.setItem(LEAVING, "1");
  // Begun first: it names the session by the handle that is about to be forgotten.
  const told = finishLeaving(revoke);
  forgetWhoWasHere();
  forgetWayBack();
  return told;
}

/** Forgets what this browser knows of a session that no longer counts. Unsaved work stays: it opens with its page only. */
export function forgetWhoWasHere(): void {
  forgetSessionId();
  forgetCopiedBlocks();
  forgetKeptSteps();
  forgetSupportChat();
  clearTwoFactorFlag();
}
