import type { PageRecord } from "../records.ts";
import type { Operation } from "./operation.ts";

export type PageSettings = { readonly [K in keyof Omit<PageRecord, "type" | "id" | "styles">]?: PageRecord[K] | undefined };

/** A page's record with these settings; `undefined` takes an optional value away. */
export function withSettings(page: PageRecord, settings: PageSettings): PageRecord {
  const next: Record<string, unknown> = { ...page };
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete next[name];
    else next[name] = value;
  }
  return next as unknown as PageRecord;
}

/** Sets what the page tells search engines and link previews; `undefined` takes an optional value away. */
export function setPageSettings(settings: PageSettings): Operation {
  return (transaction) => transaction.put(withSettings(transaction.page(), settings));
}
