import type { Reach } from "../../platform/acting/reach.ts";
import type { Cursor } from "../../platform/cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import { readLeadFields } from "./lead-field-store.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { type LeadTexts, readLeadTexts } from "./lead-store.ts";
import { type CsvForm, leadsCsv } from "./leads-csv.ts";

/** Leads read at once: more would keep other queries, and visitors, waiting for as long as it takes to write them. */
const BATCH = 250;
/** Sorts after every lead's id: the stream starts with the newest there is. */
const AFTER_ALL_IDS = "~";

/**
 * An account's leads as a CSV file, newest first, read from the database no faster than it is sent, and one batch
 * ahead. It is of the moment it was asked for: a lead stored meanwhile with a field that has no column is left out,
 * rather than written without that answer.
 */
export async function streamLeadsCsv(
  { database, clock }: Platform,
  reach: Reach,
  filter: LeadFilter,
  form: CsvForm,
): Promise<ReadableStream<Uint8Array>> {
  const read = async (after: Cursor): Promise<LeadTexts[]> => readLeadTexts(database.queries, reach, filter, BATCH, after);
  const from: Cursor = { at: new Date(clock.now()), id: AFTER_ALL_IDS };
  const first = await read(from);
  const names = new Set(first[0]?.answers.map(({ name }) => name));
  for (const name of await readLeadFields(database.queries, reach, filter)) names.add(name);
  const csv = leadsCsv([...names], form);
  const encoder = new TextEncoder();
  let next: Promise<readonly LeadTexts[]> = Promise.resolve(first);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csv.head()));
    },
    async pull(controller) {
      const rows = await next;
      const last = rows.at(-1);
      const isEnd = rows.length < BATCH || !last;
      if (!isEnd) {
        next = read({ at: new Date(last.at), id: last.id });
        // Whoever asks for it hears of it; nobody may ask any more.
        next.catch(() => {});
      }
      const text = csv.rows(rows);
      if (text !== "") controller.enqueue(encoder.encode(text));
      if (isEnd) controller.close();
      // A piece whose leads were all left out must not end the asking.
      else if (text === "") await this.pull?.(controller);
    },
  });
}
