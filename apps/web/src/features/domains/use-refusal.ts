import { useState } from "react";
import { type Problem, problemOf } from "../../platform/calls/problem.ts";

/** What a screen of domains shows of a change that was refused. */
export interface RefusalShown {
  readonly problem: Problem | null;
  readonly note: (error: unknown) => void;
  readonly clear: () => void;
}

/** Remembers why the last change was not made. */
export function useRefusal(): RefusalShown {
  const [problem, setProblem] = useState<Problem | null>(null);
  return { problem, note: (error) => setProblem(problemOf(error)), clear: () => setProblem(null) };
}
