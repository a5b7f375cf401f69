import type { MailTransport } from "./mail-transport.ts";
import { outboxLink, type ProofOptions } from "./outbox-page/outbox-proof.ts";
import { printedMessage } from "./printed-message.ts";

/** Where no mail server is set: each message is shown on the operator's terminal, and kept on the outbox page. */
export function keepingTransport(options: ProofOptions & { print(text: string): void }): MailTransport {
  return {
    async send({ id, to, language, message }) {
      options.print(printedMessage({ to, language, message }, outboxLink(options, id)));
      return { outcome: "kept" };
    },
  };
}
