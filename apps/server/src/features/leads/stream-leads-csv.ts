import type { Cursor } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { answerNames, type LeadFilter, listLeads } from "./lead-store.ts";
import { leadsCsv } from "./leads-csv.ts";
import { presentLead } from "./present-lead.ts";

const BATCH = 500;
/** Sorts after every lead's id: the stream starts with the newest there is. */
const AFTER_ALL_IDS = "~";

/** An account's leads as a CSV file, newest first, read from the database no faster than it is sent. */
export async function streamLeadsCsv(
  { database, clock }: Platform,
  accountId: string,
  filter: LeadFilter,
  formulaSafe: boolean,
): Promise<ReadableStream<Uint8Array>> {
  const now = new Date(clock.now());
  const csv = leadsCsv(await answerNames(database.queries, accountId, filter, now), formulaSafe);
  const encoder = new TextEncoder();
  let after: Cursor = { at: now, id: AFTER_ALL_IDS };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csv.head()));
    },
    async pull(controller) {
      const rows = await listLeads(database.queries, accountId, filter, BATCH, after);
      if (rows.length > 0) controller.enqueue(encoder.encode(csv.rows(rows.map(presentLead))));
      const last = rows.at(-1);
      if (rows.length < BATCH || !last) controller.close();
      else after = { at: last.createdAt, id: last.id };
    },
  });
}
