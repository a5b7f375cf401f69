import { isRefusedFor } from "./problem.ts";

interface Asked {
  readonly answer: Promise<boolean>;
  settle(isProven: boolean): void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the person to show again that it is they; resolves to whether they did. Calls that ask while one dialog is
 * open share its answer. Where no screen can ask, the answer is no.
 */
export function askForProof(): Promise<boolean> {
  if (asked) return asked.answer;
  if (listeners.size === 0) return Promise.resolve(false);
  let settle = (_isProven: boolean): void => {};
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  change({ answer, settle });
  return answer;
}

/** What the dialog says in the end. */
export function answerProof(isProven: boolean): void {
  const { settle } = asked ?? {};
  change(null);
  settle?.(isProven);
}

/** Makes a call, and once more where it needed a proof that the person then gave. Without one it stays refused. */
export async function withProof<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusedFor(error, "PROOF_NEEDED") || !(await askForProof())) throw error;
    return call();
  }
}

/** For whoever shows the dialog. */
export const proofStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isAsked: (): boolean => asked !== null,
};
