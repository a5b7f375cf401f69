import { sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/database.ts";
import type { DeliveryKind } from "../../platform/delivery/delivery-kind.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";

/** What the slice needs for it: a token that ends after a while. */
export interface SheetTokens {
  takeToken(endpointId: string): Promise<string>;
}

/** Makes the table in which it is noted which sheets are not written any more. */
export async function createSheetTables(queries: Queries): Promise<void> {
  await queries.execute("CREATE TABLE lost_sheets (endpoint_id text PRIMARY KEY, because text NOT NULL)");
}

/** Rows of a sheet: not signed, but sent with a token of the moment; the receiver tells them apart by an id in the row. */
function sheetRows({ takeToken }: SheetTokens): DeliveryKind {
  return {
    name: "sheet-rows",
    async prepare({ target, deliveryId, endpointId, body }) {
      const headers = { ...target.headers, "content-type": "application/json", authorization: `Bearer ${await takeToken(endpointId)}` };
      return { ...target, headers, body: JSON.stringify({ id: deliveryId, cells: body.split("\t") }) };
    },
    async onDisabled(queries, { endpointId, because }) {
      await queries.execute(sql`INSERT INTO lost_sheets VALUES (${endpointId}, ${because})`);
    },
  };
}

/** The slice with its deliveries alone. */
export const deliveringSlice = {
  name: "machinery",
  deliveries: (tokens: Dependencies & SheetTokens) => [sheetRows(tokens)],
} as const satisfies ServerSlice;
