import type { Carrier } from "./carrier.ts";
import { outboxLink, type ProofOptions } from "./outbox-page/outbox-proof.ts";
import { printedMessage } from "./printed-message.ts";

/** Where no mail server is set: each message is shown on the operator's terminal, and kept on the outbox page. */
export function keepMessage(options: ProofOptions & { print(text: string): void }): Carrier {
  return {
    async carry({ id, to, language, message }) {
      options.print(printedMessage({ to, language, message }, outboxLink(options, id)));
      return { outcome: "kept" };
    },
  };
}
