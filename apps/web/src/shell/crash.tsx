import type { ErrorComponentProps } from "@tanstack/react-router";
import { problemOf } from "../platform/problem.ts";
import { ProblemState } from "../ui/problem-state.tsx";

/** A screen that could not be shown. */
export function Crash({ error, reset }: ErrorComponentProps) {
  return <ProblemState problem={problemOf(error)} onRetry={reset} />;
}
