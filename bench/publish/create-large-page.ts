import type { PageDocument } from "@vitrine/document";
import type { ApiClient } from "./api.ts";

/** Makes a page that is too large to be sent at once, in two parts; its id. */
export async function createLargePage(
  api: ApiClient,
  siteId: unknown,
  { slug, title }: { readonly slug: string; readonly title: string },
  { schema, records }: PageDocument,
): Promise<string> {
  const [some, more] = inTwo(Object.entries(records));
  const page = await api.call("POST", "/api/pages", { siteId, slug, title, document: { schema, records: some } });
  const diff = Object.fromEntries(Object.entries(more).map(([id, record]) => [id, [null, record]]));
  await api.call("POST", `/api/pages/${page.id}/operations`, { baseVersion: 1, operationId: `rest-${page.id}`, diff });
  return String(page.id);
}

/** One request may say less than a document may hold: it comes in two, and the second half as a change on top of the first. */
function inTwo<Value>(entries: readonly [string, Value][]): [first: Record<string, Value>, rest: Record<string, Value>] {
  const half = Math.ceil(entries.length / 2);
  return [Object.fromEntries(entries.slice(0, half)), Object.fromEntries(entries.slice(half))];
}
