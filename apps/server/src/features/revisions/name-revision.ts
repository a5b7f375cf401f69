import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { PageRow } from "../pages/index.ts";
import { countNamed, findRevision, type RevisionRow, updateRevision } from "./revision-store.ts";
import { MOST_NAMED } from "./take-revision.ts";

/** Gives a revision a name, or takes it away. */
export function nameRevision(
  { database }: Platform,
  page: PageRow,
  { revisionId, name }: { readonly revisionId: string; readonly name: string },
): Promise<RevisionRow> {
  return database.transaction(async (queries) => {
    const row = await findRevision(queries, page.id, revisionId);
    if (!row) throw new Refusal("NOT_FOUND");
    const isOneMore = name !== "" && row.name === null;
    if (isOneMore && (await countNamed(queries, page.id)) >= MOST_NAMED) {
      throw new Refusal("TOO_MANY_REVISIONS", { values: { limit: MOST_NAMED } });
    }
    const named = { name: name === "" ? null : name };
    await updateRevision(queries, row, named);
    return { ...row, ...named };
  });
}
