import type { Validation } from "@vitrine/contract";
import { judgeSession, type PathKind } from "./judge-session.ts";

/** How often an answer that did not come is asked for again, and the wait before each, in milliseconds times its number. */
const RETRIES = 3;
const RETRY_MS = 2 * 60_000;

/** Whether somebody may be here: `assumed` after the last try that got no answer. */
export type Access = "unknown" | "valid" | "assumed" | "ended";

/** What the guard sees and does; everything in it that is not a rule. */
export interface GuardedApp {
  pathKind(): PathKind;
  /** Resolves to whether anybody is logged in, once that is known; rejects when it is not known in time. */
  hasUser(): Promise<boolean>;
  isTwoFactorPending(): boolean;
  /** Asks the server whether the stored session still counts. */
  validate(): Promise<Validation>;
  goToLogin(): void;
  /** Logs out and goes to the log-in; `expired` says that the session ran out. */
  end(why: "expired" | "invalid"): void;
  /** Says in an editor that the session has run out, and leaves everything as it is. */
  warn(): void;
}

export interface SessionGuard {
  /** Looks whether somebody may be here: on entering, on coming back to the window, and now and then. Resolves once it is known, or not to be known now. */
  check(): Promise<void>;
  /** A call found that there is no session. */
  refused(): void;
  access(): Access;
  /** Forgets what was scheduled. */
  stop(): void;
}

/** Holds whoever is in the app to having a session that counts. */
export function sessionGuard(app: GuardedApp): SessionGuard {
  let access: Access = "unknown";
  let failures = 0;
  let checking: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const act = (verdict: "in" | "warn" | "expired" | "invalid"): void => {
    failures = 0;
    if (verdict === "in" || verdict === "warn") {
      access = "valid";
      if (verdict === "warn") app.warn();
      return;
    }
    // A call may have found out first, and then everything is said.
    if (access === "ended") return;
    access = "ended";
    app.end(verdict);
  };

  const look = async (): Promise<void> => {
    // Nobody is taken away from unsaved work by a log-in in another tab.
    if (app.isTwoFactorPending() && app.pathKind() !== "editor") return app.goToLogin();
    let answer: Validation | null = null;
    try {
      if (!(await app.hasUser())) {
        if (app.pathKind() === "app") app.goToLogin();
        return;
      }
      answer = await app.validate();
    } catch {
      // Said by `answer`: nothing came that could be judged.
    }
    const pathKind = app.pathKind();
    if (pathKind === "public") return;
    const verdict = judgeSession(answer, pathKind);
    if (verdict !== "retry") return act(verdict);
    if (failures === RETRIES) {
      failures = 0;
      access = "assumed";
      return;
    }
    failures += 1;
    timer = setTimeout(() => {
      timer = undefined;
      void check();
    }, failures * RETRY_MS);
  };

  const check = async (): Promise<void> => {
    // A retry that is scheduled keeps its time; nothing comes before it.
    if (!checking && (timer !== undefined || app.pathKind() === "public")) return;
    if (!checking) {
      if (access === "ended") access = "unknown";
      checking = look().finally(() => {
        checking = null;
      });
    }
    // Whoever asks meanwhile is answered with it, and not before.
    await checking;
  };

  return {
    check,
    refused() {
      const pathKind = app.pathKind();
      if (pathKind !== "public") act(pathKind === "editor" ? "warn" : "expired");
    },
    access: () => access,
    stop() {
      clearTimeout(timer);
      timer = undefined;
      failures = 0;
    },
  };
}
