import type { Log } from "../../platform/log.ts";
import { type Asking, askAlive } from "./ask-alive.ts";
import type { Call } from "./call.ts";
import type { PassOnLimits } from "./limits.ts";

/** Knows whether the application answers, and lets calls wait while it does not. */
export interface AppWatch {
  /** A call has come: it is sent now, waits, or is given up because too many do. */
  take(call: Call): void;
  /** A call found nobody to connect to, so that nothing of it was sent: it waits. */
  putBack(call: Call, error: Error): void;
  /** A call waits no longer, whatever became of it. */
  leave(call: Call): void;
  /** The application has said something. */
  heard(): void;
  /** Gives up whoever waits. */
  stop(): void;
}

interface WatchOptions {
  readonly socketPath: string;
  readonly log: Log;
  readonly limits: PassOnLimits;
  send(call: Call): void;
  /** Answers that the application is not there; the call has left. */
  giveUp(call: Call): void;
}

/**
 * How long one call takes says nothing: a publish may. So whether the application is alive is asked, on a connection of
 * its own, while a call waits for long; one that does not answer that is silent, and what comes then is not sent before
 * it speaks.
 */
export function appWatch({ socketPath, log, limits, send, giveUp }: WatchOptions): AppWatch {
  /** Calls without an answer, in the order they came. */
  const calls = new Set<Call>();
  let isAway = false;
  let awaySince = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  let asking: Asking | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;

  const drop = (call: Call): void => {
    calls.delete(call);
    giveUp(call);
  };
  const mayWait = ({ plane }: Call): boolean => plane !== "readiness" && limits.patience > 0;
  const goAway = (reason: string): void => {
    if (isAway) return;
    isAway = true;
    awaySince = performance.now();
    log("warn", "app.away", { reason, waiting: calls.size });
    for (const call of [...calls].filter((each, index) => index >= limits.waiting || !mayWait(each))) drop(call);
  };
  const heard = (): void => {
    heardAt = performance.now();
    if (!isAway) return;
    isAway = false;
    log("info", "app.back", { afterMs: Math.round(heardAt - awaySince), waiting: calls.size });
    for (const call of [...calls]) if (!call.sent && calls.has(call)) send(call);
  };
  const ask = (): void => {
    if (asking) return;
    askedAt = performance.now();
    asking = askAlive(
      socketPath,
      () => {
        asking = null;
        heard();
      },
      (error) => {
        asking = null;
        goAway(error.message);
      },
    );
  };
  /** Since when a call waits for nothing but a sign of life. */
  const waitsFrom = ({ waitsSince, sent, cameAt }: Call): number => (sent ? Math.max(cameAt, heardAt) : (waitsSince ?? cameAt));
  const look = (): void => {
    timer = null;
    const now = performance.now();
    const [oldest] = calls;
    if (!oldest) return;
    const isDue = isAway || (now - oldest.cameAt >= limits.asksAfter && now - Math.max(askedAt, heardAt) >= limits.asksAfter);
    if (isDue) ask();
    if (asking && now - Math.max(askedAt, heardAt) >= limits.silentAfter) goAway("silent");
    if (isAway) for (const call of [...calls]) if (now - waitsFrom(call) >= limits.patience) drop(call);
    lookLater();
  };
  const lookLater = (): void => {
    if (!timer && calls.size > 0) timer = setTimeout(look, limits.looksEvery);
  };
  /** Lets a call that is not sent wait, where there is a place. */
  const wait = (call: Call): void => {
    if (calls.size > limits.waiting || !mayWait(call)) drop(call);
    else {
      call.waitsSince ??= performance.now();
      ask();
      lookLater();
    }
  };
  return {
    take(call) {
      calls.add(call);
      if (isAway) wait(call);
      else {
        lookLater();
        send(call);
      }
    },
    putBack(call, error) {
      call.sent = null;
      goAway(error.message);
      if (calls.has(call)) wait(call);
    },
    leave: (call) => void calls.delete(call),
    heard,
    stop() {
      if (timer) clearTimeout(timer);
      asking?.stop();
      for (const call of [...calls]) if (!call.sent) drop(call);
    },
  };
}
