import type { Language } from "@vitrine/document";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database, Queries } from "../database/database.ts";
import type { Log } from "../log.ts";
import { repeatedly } from "../repeatedly.ts";
import { isMailbox } from "./is-mailbox.ts";
import { keepLetter } from "./keep-letter.ts";
import type { Letter } from "./letter.ts";
import { letterDelivery } from "./letter-delivery.ts";
import type { ProofOptions } from "./outbox-page/outbox-proof.ts";
import { forgetLettersOf, insertLetter } from "./outbox-store.ts";
import { type Sealing, sealLetter } from "./seal-letter.ts";
import { smtpCarrier } from "./smtp-carrier.ts";

export type { Letter } from "./letter.ts";

export interface OutboxOptions {
  readonly database: Pick<Database, "queries">;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Pick<Config, "mail" | "publicUrl">;
  readonly secrets: Sealing & ProofOptions["secrets"];
  /** Shows a text on the operator's terminal: the letters, where no mail server is set. */
  print(text: string): void;
}

export interface NewMail {
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly letter: Letter;
  /** When the code or link in it ends: a letter that was not sent by then is not sent any more. */
  readonly expiresAt?: Date;
  /** Whose letter it is: it is forgotten with the account. */
  readonly accountId?: string;
}

export interface Outbox {
  /**
   * Puts a letter into the outbox with the caller's own changes; the same key is taken once. Never sends by itself
   * inside the transaction.
   * @throws when `to` is not one plain address, or the button leads to no http address: whoever calls has checked it.
   */
  post(queries: Queries, mail: NewMail): Promise<void>;
  /**
   * Forgets the letters of an account that is gone, within the caller's changes; those still on their way go, and
   * are forgotten by a later call. `addresses` are the account's own, for letters of which nobody said whose they are.
   */
  forget(queries: Queries, whose: { readonly accountId: string; readonly addresses: readonly string[] }): Promise<void>;
  /** Sends what waits, soon. */
  wake(): void;
  /** Waits for the letters being sent; cuts them off after a few seconds, to be sent again at the next start. */
  stop(): Promise<void>;
}

/** So many letters are on their way at once: one mail server that takes its time must not hold up everybody's codes. */
const LANES = 3;
/** How long a letter under way may hold up the end of the server. */
const STOP_GRACE_MS = 2_000;

/**
 * Letters wait in the database until they are sent: at least once, always under the same Message-ID. Nothing is
 * sent before the first `wake`.
 */
export function openOutbox(options: OutboxOptions): Outbox {
  const { clock, config, log, secrets } = options;
  const carrier = config.mail.smtpUrl === undefined ? keepLetter(options) : smtpCarrier(config.mail.smtpUrl, config.mail.from);
  const cutOff = new AbortController();
  const loop = repeatedly(LANES, letterDelivery(options, carrier, cutOff.signal), {
    failed: (error) => log("warn", "mail.waits", { error }),
  });
  return {
    async post(queries, { to, language, key, letter, expiresAt = null, accountId = null }) {
      if (!isMailbox(to)) throw new Error("a letter goes to one plain e-mail address");
      if (letter.button && !/^https?:\/\//.test(letter.button.url)) throw new Error("a letter's button leads to a whole http address");
      const now = new Date(clock.now());
      await insertLetter(queries, {
        id: clock.id("letter"),
        key,
        recipient: to,
        accountId,
        language,
        sealed: sealLetter(secrets, letter),
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
    forget: forgetLettersOf,
    wake: loop.wake,
    async stop() {
      const timer = setTimeout(() => cutOff.abort(), STOP_GRACE_MS);
      await loop.stop();
      clearTimeout(timer);
    },
  };
}
