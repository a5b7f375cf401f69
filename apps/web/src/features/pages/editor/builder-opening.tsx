import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { isNobody, type Problem } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { askToLogInAgain, onLoggedInAgain } from "../../../platform/person/log-in-again.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { BlankSheetArt } from "../list/blank-sheet-art.tsx";

/** An address that names no page at all is no other case to whoever opens it. */
const NOT_THERE: readonly Problem["code"][] = ["NOT_FOUND", "INVALID_INPUT"];

export interface BuilderOpeningProps {
  /** Why the page did not open; null while it may. */
  problem: Problem | null;
  /** Whether it waits for the connection. */
  isWaiting: boolean;
  onRetry: () => void;
}

/** In place of the builder while its page is not there: it comes, or why it does not, and the way on. */
export function BuilderOpening({ problem, isWaiting, onRetry }: BuilderOpeningProps): ReactNode {
  const t = useText("editor");
  const tryAgain = useEffectEvent(onRetry);
  useEffect(() => onLoggedInAgain(() => tryAgain()), []);
  if (!problem) {
    return (
      <div role="status" className="on-ink grid min-h-dvh place-items-center px-4">
        <span className="flex items-center gap-3 text-tool text-pretty text-ink-soft">
          <Spinner />
          {isWaiting ? t("openingOffline") : t("opening")}
        </span>
      </div>
    );
  }
  return (
    <main className="grid min-h-dvh place-items-center">
      {isNobody(problem.code) ? (
        <EmptyState
          isScreen
          title={t("signedOut.title")}
          text={t("signedOut.text")}
          action={
            <Button variant="primary" onClick={askToLogInAgain}>
              {t("signedOut.action")}
            </Button>
          }
        />
      ) : NOT_THERE.includes(problem.code) ? (
        <EmptyState
          isScreen
          art={<BlankSheetArt />}
          title={t("notThere.title")}
          text={t("notThere.text")}
          action={
            <Link to="/pages" className={buttonClass("primary")}>
              {t("backToPages")}
            </Link>
          }
        />
      ) : (
        <div>
          <ProblemState problem={problem} onRetry={onRetry} />
          <p className="text-center">
            <Link to="/pages" className="text-tool font-semibold text-mar underline underline-offset-2">
              {t("backToPages")}
            </Link>
          </p>
        </div>
      )}
    </main>
  );
}
