import type { JobRow } from "../platform/jobs/make-store.ts";
import { countJobs, findJob, listDead, listRecurring, removeDead, reviveJobs } from "../platform/jobs/view-store.ts";
import { harmless } from "../platform/mail/printed-message.ts";
import type { Platform } from "../platform/platform.ts";
import type { CommandResult } from "./operator-socket.ts";

type Source = Pick<Platform, "database" | "jobs">;

const MOST_LISTED = 200;

/** To the second, in UTC. */
function stamp(at: Date): string {
  return at.toISOString().slice(0, 19).replace("T", " ");
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.replace(/\s+/gu, " ").padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return harmless(`${lines.join("\n")}\n`);
}

/** `jobs list`: how much there is to do, and what is done over and over. */
async function list({ database: { queries } }: Source): Promise<CommandResult> {
  const counts = (await countJobs(queries)).map(({ queue, state, count, dueAt }) => [queue, state, String(count), stamp(dueAt)]);
  const recurring = (await listRecurring(queries)).map((job) => {
    const { queue, recurs, dueAt, problem } = job;
    const when = recurs && ("at" in recurs ? `at ${recurs.at} in ${recurs.zone}` : `every ${recurs.everyMs / 1_000} s`);
    return [queue, when ?? "", `next ${stamp(dueAt)}`, problem ? `last failed: ${problem}` : ""];
  });
  if (counts.length === 0) return { ok: true, output: "There is nothing to do.\n" };
  const head = [["queue", "state", "jobs", "first due"], ...counts];
  return { ok: true, output: recurring.length > 0 ? `${table(head)}\n${table(recurring)}` : table(head) };
}

/** `jobs dead`: what failed for good, the newest first. */
async function dead({ database: { queries } }: Source): Promise<CommandResult> {
  const rows = await listDead(queries, MOST_LISTED);
  if (rows.length === 0) return { ok: true, output: "Nothing is set aside.\n" };
  return {
    ok: true,
    output: table(rows.map(({ id, settledAt, queue, problem }) => [id, stamp(settledAt ?? new Date(0)), queue, problem ?? ""])),
  };
}

const NONE: CommandResult = { ok: false, output: "There is no job with this id set aside. See: npm run vitrine -- jobs dead\n" };

function described({ id, queue, state, attempts, accountId, orderKey, madeAt, problem, payload }: JobRow): string {
  const whose = accountId === "" ? "" : `, of ${accountId}`;
  const about = orderKey === null ? "" : `, about ${orderKey}`;
  const fate = `${state}, attempts: ${attempts}${problem ? `, last problem: ${problem}` : ""}`;
  return harmless(`${id}  ${queue}\nmade ${stamp(madeAt)}${whose}${about}\n${fate}\n\n${JSON.stringify(payload, null, 2)}\n`);
}

/** `jobs show ID`: what a job is told, and what became of it so far. */
async function show({ database: { queries } }: Source, id: string): Promise<CommandResult> {
  const job = await findJob(queries, id);
  return job ? { ok: true, output: described(job) } : { ok: false, output: "There is no job with this id: it is done, or never was.\n" };
}

/** `jobs retry [ID]`: has what was set aside tried again. */
async function retry({ database: { queries }, jobs }: Source, id: string | undefined): Promise<CommandResult> {
  const count = await reviveJobs(queries, id ?? null);
  if (id !== undefined && count === 0) return NONE;
  jobs.wake();
  return { ok: true, output: `${count} to be tried again.\n` };
}

/** `jobs remove ID`: does away with one that was set aside. */
async function remove({ database: { queries } }: Source, id: string): Promise<CommandResult> {
  return (await removeDead(queries, id)) ? { ok: true, output: "Removed.\n" } : NONE;
}

export function isJobsCommand([first, verb, id, ...more]: readonly string[]): boolean {
  if (first !== "jobs" || more.length > 0) return false;
  if (verb === "list" || verb === "dead") return id === undefined;
  return verb === "retry" || ((verb === "show" || verb === "remove") && id !== undefined);
}

/** The operator's view of what happens later; `words` are a command of it. */
export async function jobsCommand(source: Source, [, verb, id]: readonly string[]): Promise<CommandResult> {
  if (verb === "retry") return retry(source, id);
  if (id === undefined) return verb === "list" ? list(source) : dead(source);
  return verb === "show" ? show(source, id) : remove(source, id);
}
