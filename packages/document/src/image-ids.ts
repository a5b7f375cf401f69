import type { Json } from "./reading/json.ts";
import type { DocumentRecord } from "./records.ts";

/** An address at which the library shows a file of its own, as the block of a sound names it. */
const LIBRARY_ADDRESS = /\/i\/(img_[0-9a-hjkmnp-tv-z]{26})$/;

/** The id of the file that an address of the library is of. */
export function libraryFileAt(address: string): string | undefined {
  return LIBRARY_ADDRESS.exec(address)?.[1];
}

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) collect(each, ids);
    return;
  }
  const record = value as { readonly [key: string]: Json };
  if (typeof record.imageId === "string") ids.add(record.imageId);
  const named = typeof record.url === "string" ? libraryFileAt(record.url) : undefined;
  if (named) ids.add(named);
  for (const key in record) collect(record[key], ids);
}

const NONE: readonly string[] = [];
/** A record is never changed in place: what was found in it once stays so, and a save looks at what is new alone. */
const found = new WeakMap<DocumentRecord, readonly string[]>();

function idsOf(record: DocumentRecord): readonly string[] {
  if (record.type === "token") return NONE;
  const known = found.get(record);
  if (known) return known;
  const ids = new Set<string>();
  collect(record, ids);
  const list = ids.size === 0 ? NONE : [...ids];
  found.set(record, list);
  return list;
}

/** Every file of the library that records name: in blocks, in styles, as favicon, as share image, as a sound. */
export function imageIdsIn(records: Iterable<DocumentRecord>): Set<string> {
  const ids = new Set<string>();
  for (const record of records) for (const id of idsOf(record)) ids.add(id);
  return ids;
}
