import { LEADS } from "@vitrine/contract";
import { findPresence } from "../features/accounts/index.ts";
import { feedBack } from "../features/leads/index.ts";
import type { DeadLetter } from "../platform/journal/dead-letter.ts";
import { harmless } from "../platform/mail/printed-message.ts";
import type { Platform } from "../platform/platform.ts";
import type { CommandResult } from "./operator-socket.ts";

const MOST_LISTED = 200;
const FATES: Readonly<Record<DeadLetter["fate"], string>> = { kept: "kept", fed_back: "fed back", removed: "removed" };

/** To the second, in UTC. */
function stamp(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}

function list(platform: Platform): CommandResult {
  const all = lettersOf(platform);
  if (all.length === 0) return { ok: true, output: "There is no dead letter.\n" };
  const rows = all
    .slice(-MOST_LISTED)
    .map(({ id, at, fate, sqlstate, subject, reason }) => [id, stamp(at), FATES[fate], sqlstate ?? "-", subject, reason]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.replace(/\s/gu, " ").padEnd(widths[column] ?? 0)).join("  "));
  const earlier = all.length - rows.length;
  const head = earlier > 0 ? [`The newest ${rows.length}; ${earlier} before them.`] : [];
  return { ok: true, output: harmless(`${[...head, ...lines].join("\n")}\n`) };
}

function lettersOf({ deadLetters }: Platform): readonly DeadLetter[] {
  return deadLetters.list().filter(({ kind }) => kind === LEADS.name);
}

function find(platform: Platform, id: string): DeadLetter | undefined {
  return lettersOf(platform).find((letter) => letter.id === id);
}

const NONE: CommandResult = {
  ok: false,
  output: "There is no dead letter with this id. See: npm run vitrine -- leads dead-letters list\n",
};

async function show(platform: Platform, id: string): Promise<CommandResult> {
  const letter = find(platform, id);
  if (!letter) return NONE;
  const { at, fate, sqlstate, subject, reason } = letter;
  const head = `${id}  ${stamp(at)}  ${FATES[fate]}\n${subject}\n${sqlstate ? `${sqlstate}: ` : ""}${reason}\n`;
  if (fate !== "kept") return { ok: true, output: harmless(`${head}What it held is gone.\n`) };
  const content = await platform.deadLetters.read(id);
  if (content === null) return { ok: false, output: harmless(`${head}What it holds cannot be opened: it was sealed under another key.\n`) };
  return { ok: true, output: harmless(`${head}\n${JSON.stringify(content, null, 2)}\n`) };
}

async function retry(platform: Platform, given: string | undefined): Promise<CommandResult> {
  if (given !== undefined && !find(platform, given)) return NONE;
  const ids = lettersOf(platform).flatMap(({ id, fate }) => (fate === "kept" && (given === undefined || given === id) ? [id] : []));
  let [stored, dropped] = [0, 0];
  const refused: string[] = [];
  for (const id of ids) {
    const done = await feedBack(platform, findPresence, id);
    if (done.outcome === "refused") refused.push(`${id}  ${done.reason}\n`);
    else if (done.outcome === "dropped") dropped += 1;
    else stored += 1;
  }
  const counts = [`${stored} fed back`, `${refused.length} still refused`, ...(dropped > 0 ? [`${dropped} of deleted accounts`] : [])];
  return { ok: refused.length === 0, output: harmless(`${counts.join(", ")}.\n${refused.join("")}`) };
}

async function remove(platform: Platform, id: string): Promise<CommandResult> {
  if (find(platform, id)?.fate !== "kept") return NONE;
  await platform.deadLetters.close([id], "removed");
  return { ok: true, output: "Removed: what it held is gone.\n" };
}

export function isDeadLettersCommand([first, second, verb, id, ...more]: readonly string[]): boolean {
  if (first !== "leads" || second !== "dead-letters" || more.length > 0) return false;
  if (verb === "list") return id === undefined;
  return verb === "retry" || ((verb === "show" || verb === "remove") && id !== undefined);
}

/** The operator's hand on leads that could not be stored; `words` are a command of it. */
export async function deadLettersCommand(platform: Platform, [, , verb, id]: readonly string[]): Promise<CommandResult> {
  if (verb === "retry") return retry(platform, id);
  if (id === undefined) return list(platform);
  return verb === "show" ? show(platform, id) : remove(platform, id);
}
