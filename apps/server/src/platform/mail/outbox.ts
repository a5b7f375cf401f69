import type { Language } from "@vitrine/document";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database, Queries } from "../database/database.ts";
import type { Log } from "../log.ts";
import { repeatedly } from "../repeatedly.ts";
import type { EmailMessage } from "./email-message.ts";
import { isMailbox } from "./is-mailbox.ts";
import { keepingTransport } from "./keeping-transport.ts";
import { messageDelivery } from "./message-delivery.ts";
import type { ProofOptions } from "./outbox-page/outbox-proof.ts";
import { forgetMessagesOf, insertMessage } from "./outbox-store.ts";
import { type Sealing, sealMessage } from "./seal-message.ts";
import { smtpTransport } from "./smtp-transport.ts";

export type { EmailMessage } from "./email-message.ts";

export interface OutboxOptions {
  readonly database: Pick<Database, "queries">;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Pick<Config, "mail" | "publicUrl">;
  readonly secrets: Sealing & ProofOptions["secrets"];
  /** Shows a text on the operator's terminal: the messages, where no mail server is set. */
  print(text: string): void;
}

export interface NewMessage {
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly message: EmailMessage;
  /** When the code or link in it ends: a message that was not sent by then is not sent any more. */
  readonly expiresAt?: Date;
  /** Whose message it is: it is forgotten with the account. */
  readonly accountId?: string;
}

export interface Outbox {
  /**
   * Puts a message into the outbox with the caller's own changes; the same key is taken once. Never sends by itself
   * inside the transaction.
   * @throws when `to` is not one plain address, or the button leads to no http address: whoever calls has checked it.
   */
  post(queries: Queries, mail: NewMessage): Promise<void>;
  /**
   * Forgets the messages of an account that is gone, within the caller's changes; those still on their way go, and
   * are forgotten by a later call. `addresses` are the account's own, for messages of which nobody said whose they are.
   */
  forget(queries: Queries, whose: { readonly accountId: string; readonly addresses: readonly string[] }): Promise<void>;
  /** Sends what waits, soon. */
  wake(): void;
  /** Waits for the messages being sent; cuts them off after a few seconds, to be sent again at the next start. */
  stop(): Promise<void>;
}

/** So many messages are on their way at once: one mail server that takes its time must not hold up everybody's codes. */
const LANES = 3;
/** How long a message under way may hold up the end of the server. */
const STOP_GRACE_MS = 2_000;

/**
 * Messages wait in the database until they are sent: at least once, always under the same Message-ID. Nothing is
 * sent before the first `wake`.
 */
export function openOutbox(options: OutboxOptions): Outbox {
  const { clock, config, log, secrets } = options;
  const transport = config.mail.smtpUrl === undefined ? keepingTransport(options) : smtpTransport(config.mail.smtpUrl, config.mail.from);
  const cutOff = new AbortController();
  const loop = repeatedly(LANES, messageDelivery(options, transport, cutOff.signal), {
    failed: (error) => log("warn", "mail.waits", { error }),
  });
  return {
    async post(queries, { to, language, key, message, expiresAt = null, accountId = null }) {
      if (!isMailbox(to)) throw new Error("a message goes to one plain e-mail address");
      if (message.button && !/^https?:\/\//.test(message.button.url)) throw new Error("a message's button leads to a whole http address");
      const now = new Date(clock.now());
      await insertMessage(queries, {
        id: clock.id("emailMessage"),
        key,
        recipient: to,
        accountId,
        language,
        sealed: sealMessage(secrets, message),
        state: "waiting",
        attempts: 0,
        dueAt: now,
        leasedUntil: null,
        problem: null,
        createdAt: now,
        expiresAt,
        settledAt: null,
      });
    },
    forget: forgetMessagesOf,
    wake: loop.wake,
    async stop() {
      const timer = setTimeout(() => cutOff.abort(), STOP_GRACE_MS);
      await loop.stop();
      clearTimeout(timer);
    },
  };
}
