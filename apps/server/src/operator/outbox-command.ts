import type { Config } from "../platform/config.ts";
import { outboxLink, type ProofOptions } from "../platform/mail/outbox-page/outbox-proof.ts";
import { harmless, printedMessage } from "../platform/mail/printed-message.ts";
import { listOutbox, type OutboxEntry, type OutboxSource, readOutbox } from "../platform/mail/read-outbox.ts";
import type { CommandResult } from "./operator-socket.ts";

const MOST_LISTED = 50;

const STATES: Readonly<Record<OutboxEntry["state"], string>> = {
  waiting: "waiting",
  sent: "sent",
  kept: "kept",
  given_up: "given up",
  expired: "expired",
};

/** Where messages are read, and from what a link to that page is made. */
interface OutboxOperation extends OutboxSource, ProofOptions {
  readonly config: Pick<Config, "mail" | "publicUrl">;
  readonly secrets: OutboxSource["secrets"] & ProofOptions["secrets"];
}

/** To the second, in UTC. */
function stamp(at: Date): string {
  return at.toISOString().slice(0, 19).replace("T", " ");
}

/** `outbox list`: the newest messages, one a line. */
async function list(source: OutboxSource): Promise<CommandResult> {
  const entries = await listOutbox(source, MOST_LISTED);
  if (entries.length === 0) return { ok: true, output: "There is no letter in the outbox.\n" };
  const rows = entries.map(({ id, state, createdAt, expiresAt, to, message, key, problem }) => {
    const about = [message?.subject ?? `(${key})`];
    if (expiresAt) about.push(`valid until ${stamp(expiresAt)}`);
    if (problem) about.push(problem);
    return [id, stamp(createdAt), STATES[state], to, about.join(" · ")];
  });
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const text = rows.map((row) =>
    row
      .map((cell, column) => cell.replace(/\s+/gu, " ").padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return { ok: true, output: harmless(`${text.join("\n")}\n`) };
}

/** `outbox show ID`: what one message says, or what became of it. */
async function show(source: OutboxSource, id: string): Promise<CommandResult> {
  const entry = await readOutbox(source, id);
  if (!entry) return { ok: false, output: "There is no letter with this id. See: npm run vitrine -- outbox list\n" };
  const { state, attempts, problem, key, to, expiresAt } = entry;
  const life = expiresAt ? `, valid until ${stamp(expiresAt)}` : "";
  const fate = `${STATES[state]}, attempts: ${attempts}${life}${problem ? `, last problem: ${problem}` : ""}`;
  if (entry.message) return { ok: true, output: harmless(`${printedMessage({ ...entry, message: entry.message }, null)}  ${fate}\n`) };
  return { ok: true, output: harmless(`${id} to ${to}, about ${key}: ${fate}. Its text is wiped.\n`) };
}

/** `outbox open`: a link that opens the page of messages. */
function open(source: OutboxOperation): CommandResult {
  if (source.config.mail.smtpUrl === undefined) return { ok: true, output: `${outboxLink(source)}\n` };
  return {
    ok: false,
    output: "Letters go to the mail server of VITRINE_SMTP_URL, so there is no page of them. See: npm run vitrine -- outbox list\n",
  };
}

export function isOutboxCommand([first, verb, id, ...more]: readonly string[]): boolean {
  if (first !== "outbox" || more.length > 0) return false;
  return ((verb === "list" || verb === "open") && id === undefined) || (verb === "show" && id !== undefined);
}

/** The operator's view of the messages; `words` are a command of it. */
export async function outboxCommand(source: OutboxOperation, [, verb, id]: readonly string[]): Promise<CommandResult> {
  if (verb === "open") return open(source);
  return id === undefined ? list(source) : show(source, id);
}
