import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { sameJson } from "@vitrine/document";

/** A page's document as it was kept, unchecked: of whatever version its parts are. */
export interface KeptPage {
  readonly schema: unknown;
  readonly records: ReadonlyMap<string, unknown>;
}

/** Records as they are after a change, by id; null for one that it removed. */
export type RecordChanges = ReadonlyMap<string, unknown>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Above this many bytes the best compression takes longer than it is worth. */
const LARGE = 65_536;

async function pack(value: unknown): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(value));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const quality = text.length > LARGE ? 6 : 11;
  return compress(text, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length } });
}

async function unpack(content: Buffer): Promise<Record<string, unknown>> {
  return JSON.parse((await decompress(content)).toString()) as Record<string, unknown>;
}

/** A document as it was read from where it is kept. */
export function keptPage(stored: unknown): KeptPage {
  const { schema, records } = stored as { readonly schema: unknown; readonly records: Readonly<Record<string, unknown>> };
  return { schema, records: new Map(Object.entries(records)) };
}

/** The same as a plain document, as unchecked as before. */
export function asDocument({ schema, records }: KeptPage): unknown {
  return { schema, records: Object.fromEntries(records) };
}

export function packWhole(page: KeptPage): Promise<Buffer> {
  return pack(asDocument(page));
}

export async function unpackWhole(content: Buffer): Promise<KeptPage> {
  return keptPage(await unpack(content));
}

export function packChanges(changes: RecordChanges): Promise<Buffer> {
  return pack(Object.fromEntries(changes));
}

export async function unpackChanges(content: Buffer): Promise<RecordChanges> {
  return new Map(Object.entries(await unpack(content)));
}

/** What makes `after` of `before`. */
export function changesBetween(before: KeptPage["records"], after: KeptPage["records"]): RecordChanges {
  const changes = new Map<string, unknown>();
  for (const [id, record] of after) if (!sameJson(before.get(id), record)) changes.set(id, record);
  for (const id of before.keys()) if (!after.has(id)) changes.set(id, null);
  return changes;
}

/** What records become by changes. */
export function withChanges(records: KeptPage["records"], changes: RecordChanges): Map<string, unknown> {
  const changed = new Map(records);
  for (const [id, record] of changes) {
    if (record === null) changed.delete(id);
    else changed.set(id, record);
  }
  return changed;
}
