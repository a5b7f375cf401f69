import type { PageRecord } from "../records.ts";
import type { Operation } from "./operation.ts";

export type PageSettings = { readonly [K in keyof Omit<PageRecord, "type" | "id" | "styles">]?: PageRecord[K] | undefined };

/** Sets what the page tells search engines and link previews; `undefined` takes an optional value away. */
export function setPageSettings(settings: PageSettings): Operation {
  return (transaction) => {
    const next: Record<string, unknown> = { ...transaction.page() };
    for (const [name, value] of Object.entries(settings)) {
      if (value === undefined) delete next[name];
      else next[name] = value;
    }
    transaction.put(next as unknown as PageRecord);
  };
}
