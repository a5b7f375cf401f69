import type { Problem } from "../../platform/calls/problem.ts";
import { useRetryWhenBack } from "../../platform/calls/use-retry-when-back.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../button/button.tsx";
import { Notice } from "./notice.tsx";

/** In place of one part of a screen that could not be loaded, where the rest of it goes on. */
export function InlineProblem({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useText("ui");
  useRetryWhenBack(problem, onRetry);
  return (
    <Notice
      tone="danger"
      title={problem.code === "OFFLINE" ? t("problem.offline") : t(problem.code === "FAULT" ? "problem.fault" : "problem.title")}
      action={
        <Button size="sm" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {problem.message || t(problem.code === "FAULT" ? "problem.faultText" : "problem.offlineText")}
      {problem.requestId ? (
        <span className="mt-1 block text-caption text-ink-soft">
          {t("problem.code")} <code className="font-mono select-all">{problem.requestId}</code>
        </span>
      ) : null}
    </Notice>
  );
}
