import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import type { Problem } from "./problem.ts";

/** Puts the server's words at their fields; true when every one of them had a place. */
export function showFieldProblems<Values extends FieldValues>(
  problem: Problem,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  let isComplete = problem.fields.length > 0;
  for (const { path, message } of [...problem.fields].reverse()) {
    const name = names.find((known) => known === path);
    if (name) setError(name, { type: "server", message }, { shouldFocus: true });
    else isComplete = false;
  }
  return isComplete;
}
