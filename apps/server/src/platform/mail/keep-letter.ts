import type { Carrier } from "./carrier.ts";
import { outboxLink, type ProofOptions } from "./outbox-page/outbox-proof.ts";
import { printedLetter } from "./printed-letter.ts";

/** Where no mail server is set: each letter is shown on the operator's terminal, and kept on the outbox page. */
export function keepLetter(options: ProofOptions & { print(text: string): void }): Carrier {
  return {
    async carry({ id, to, language, letter }) {
      options.print(printedLetter({ to, language, letter }, outboxLink(options, id)));
      return { outcome: "kept" };
    },
  };
}
