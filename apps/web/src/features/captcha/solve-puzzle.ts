import type { CaptchaPuzzle } from "@vitrine/contract";

/** What the worker answers: the found key with its number, or why there is none. */
export type PuzzleReply = { readonly solution: { readonly counter: number; readonly derivedKey: string } } | { readonly error: string };

/** Solves a puzzle away from the screen's own thread; resolves to it with its solution, as calls take it. */
export function solvePuzzle(challenge: CaptchaPuzzle, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./puzzle-worker.ts", import.meta.url), { type: "module" });
    const end = (settle: () => void): void => {
      worker.terminate();
      settle();
    };
    signal.addEventListener("abort", () => end(() => reject(signal.reason)), { once: true });
    worker.addEventListener("error", () => end(() => reject(new Error("the captcha's worker did not start"))));
    worker.addEventListener("message", ({ data }: MessageEvent<PuzzleReply>) =>
      end(() =>
        "solution" in data ? resolve(btoa(JSON.stringify({ challenge, solution: data.solution }))) : reject(new Error(data.error)),
      ),
    );
    worker.postMessage(challenge);
  });
}
