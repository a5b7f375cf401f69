import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { connection } from "../platform/calls/connection.ts";
import { CodeMissing } from "../platform/calls/no-answer.ts";
import { problemOf } from "../platform/calls/problem.ts";
import { reloadOnce } from "../platform/reload-once.ts";
import { ProblemState } from "../ui/feedback/problem-state.tsx";

/** A screen that could not be shown. Says so once it is known that loading the page anew does not help. */
export function Crash({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [explained, setExplained] = useState<unknown>(null);
  const isSettled = explained === error || !(error instanceof CodeMissing);
  useEffect(() => {
    if (!(error instanceof CodeMissing)) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const isReloading = (await connection.check()) && isWanted && reloadOnce(String(error.cause));
      if (isWanted && !isReloading) setExplained(error);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [error]);
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  if (!isSettled) return null;
  return <ProblemState problem={problemOf(error)} onRetry={retry} />;
}
