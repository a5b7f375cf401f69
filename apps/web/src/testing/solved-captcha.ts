import { vi } from "vitest";
import type { FakeAnswers } from "./fake-api.ts";

/** A worker that finds any puzzle's key at once: how long that takes is the browser tests' to see. */
class QuickWorker extends EventTarget {
  postMessage(): void {
    const data = { solution: { counter: 1, derivedKey: "00" } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {}
}

/** A server whose puzzles are solved at once, for forms that ask for one. */
export function solvedCaptcha(): Pick<FakeAnswers, "captcha"> {
  vi.stubGlobal("Worker", QuickWorker);
  return {
    captcha: {
      challenge: ({ action }) => ({
        provider: "altcha",
        challenge: {
          parameters: {
            algorithm: "PBKDF2/SHA-256",
            ...{ nonce: "n", salt: "s", cost: 1, keyLength: 1, keyPrefix: "00", keySignature: "k", expiresAt: 1, data: { action } },
          },
          signature: "s",
        },
      }),
    },
  };
}
