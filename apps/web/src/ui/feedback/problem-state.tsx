import type { Problem } from "../../platform/calls/problem.ts";
import { useRetryWhenBack } from "../../platform/calls/use-retry-when-back.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { UnpluggedLamp } from "./unplugged-lamp.tsx";

export interface ProblemStateProps {
  problem: Problem;
  onRetry: () => void;
}

/** In place of what could not be shown: what happened, what to do, and the code that support asks for. */
export function ProblemState({ problem, onRetry }: ProblemStateProps) {
  const t = useText("ui");
  useRetryWhenBack(problem, onRetry);
  const isForbidden = problem.code === "FORBIDDEN";
  const title =
    problem.code === "OFFLINE"
      ? t("problem.offline")
      : isForbidden
        ? t("problem.forbidden")
        : problem.code === "NOT_FOUND"
          ? t("problem.notFound")
          : t(problem.code === "FAULT" ? "problem.fault" : "problem.title");
  return (
    <div role="alert">
      <EmptyState
        art={<UnpluggedLamp />}
        title={title}
        text={
          <>
            {problem.message || t(problem.code === "FAULT" ? "problem.faultText" : "problem.offlineText")}
            {problem.requestId ? (
              <span className="mt-2 block text-caption text-ink-faint">
                {t("problem.code")} <code className="font-mono select-all">{problem.requestId}</code>
              </span>
            ) : null}
          </>
        }
        action={isForbidden ? undefined : <Button onClick={onRetry}>{t("tryAgain")}</Button>}
      />
    </div>
  );
}
