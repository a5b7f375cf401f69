import type { Problem } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Notice } from "../feedback/notice.tsx";

/** Faults of ours: support asks for their code. */
const OURS: readonly Problem["code"][] = ["SERVER_ERROR", "VERIFY_FAILED"];

/** Above the button of a form that was not taken: what happened, and that nothing typed is gone. */
export function FormProblem({ problem }: { problem: Problem }) {
  const t = useText("ui");
  return (
    <Notice tone="danger">
      {problem.message || t("problem.offlineForm")}
      {OURS.includes(problem.code) && problem.requestId ? (
        <span className="mt-1 block text-caption text-ink-faint">
          {t("problem.code")} <code className="font-mono select-all">{problem.requestId}</code>
        </span>
      ) : null}
    </Notice>
  );
}
