import type { CaptchaPuzzle } from "@vitrine/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { derivePlainKey } from "./derive-plain-key.ts";
import type { PuzzleReply } from "./solve-puzzle.ts";

/** Browsers keep their fast arithmetic from pages that came over plain http, except those of the same machine. */
const derive = globalThis.crypto.subtle ? deriveKey : derivePlainKey;

addEventListener("message", ({ data: challenge }: MessageEvent<CaptchaPuzzle>) => {
  const reply = (message: PuzzleReply): void => postMessage(message);
  solveChallenge({ challenge, deriveKey: derive }).then(
    (solution) => reply(solution ? { solution } : { error: "the puzzle took too long" }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
