import { sameJson } from "../../changes/same-json.ts";
import { type PageDocument, recordIn } from "../../document.ts";
import type { Operation } from "../operation.ts";

/** Makes of a page what an earlier state of it was, record by record: what is the same already is no change. */
export function restoreDocument({ records }: PageDocument): Operation {
  return (transaction) => {
    const gone = [...transaction.records()].filter(({ id }) => recordIn(records, id) === null);
    for (const { id } of gone) transaction.remove(id);
    for (const record of Object.values(records)) if (!sameJson(transaction.get(record.id), record)) transaction.put(record);
  };
}
