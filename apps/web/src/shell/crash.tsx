import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { connection } from "../platform/calls/connection.ts";
import { CodeMissing } from "../platform/calls/no-answer.ts";
import { problemOf } from "../platform/calls/problem.ts";
import { reloadOnce } from "../platform/reload-once.ts";
import { ProblemState } from "../ui/feedback/problem-state.tsx";

/** A screen that could not be shown. */
export function Crash({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => {
    if (!(error instanceof CodeMissing)) return;
    const look = async (): Promise<void> => {
      if (await connection.check()) reloadOnce(String(error.cause));
    };
    void look();
  }, [error]);
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return <ProblemState problem={problemOf(error)} onRetry={retry} />;
}
