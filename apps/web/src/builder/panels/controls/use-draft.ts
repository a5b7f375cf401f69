import { useState } from "react";

/** What a control shows while the person types, and why it was not taken. */
export interface Draft<Value> {
  readonly shown: Value;
  readonly error: string | undefined;
  /** Commits the value; one that is refused stays in the control, with the reason. */
  change(next: Value): void;
}

/**
 * Keeps what was typed but refused, so that nobody's words vanish while the page keeps its last good value.
 * `commit` returns the reason of a refusal, or null. A change of the value from elsewhere ends the draft.
 */
export function useDraft<Value>(value: Value, commit: (next: Value) => string | null): Draft<Value> {
  const [draft, setDraft] = useState<{ value: Value; of: Value; error: string } | null>(null);
  const current = draft && Object.is(draft.of, value) ? draft : null;
  return {
    shown: current ? current.value : value,
    error: current?.error,
    change(next) {
      const error = commit(next);
      setDraft(error === null ? null : { value: next, of: value, error });
    },
  };
}
