import type { Language } from "@vitrine/document";

/** One file of an export: its path in the archive, and what is in it. */
export interface ExportFile {
  /** With slashes; whatever could lead out of the archive's own folder is taken out of it. */
  readonly path: string;
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array>;
}

/** What one slice adds to the export of everything an account owns. */
export interface ExportPart {
  readonly name: string;
  /** Says what its files are, for the archive's README: a line or two. */
  readonly about: Readonly<Record<Language, string>>;
  /** The account's files, one after the other; each is read to its end before the next is asked for. */
  files(accountId: string): AsyncIterable<ExportFile>;
}

/** A JSON array, written as its items come, so that a long one is never in memory whole. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = "[\n";
  for await (const item of items) {
    yield encoder.encode(`${separator}${JSON.stringify(item, null, 2)}`);
    separator = ",\n";
  }
  yield encoder.encode(separator === "[\n" ? "[]\n" : "\n]\n");
}

/** Reads rows a batch at a time, each batch on from the last row before. */
export async function* inBatches<Row>(
  size: number,
  read: (after: Row | null, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await read(after, size);
    yield* rows;
    after = rows.at(-1) ?? null;
    if (rows.length < size || after === null) return;
  }
}
