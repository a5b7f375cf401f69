import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import type { SectionContent } from "../../synced/index.ts";
import type { KeptWithSections } from "../page-sections.ts";
import { publishedDocuments } from "../tables.ts";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Publishing waits for it: better compression would take longer than the page does. */
const QUALITY = 5;

/** What comes first of what is kept: how many bytes each text has that follows, in this order. */
interface Lengths {
  readonly written: number;
  readonly changes: readonly number[];
  readonly sections: readonly (Omit<SectionContent, "written"> & { readonly id: string; readonly written: number })[];
}

/** Ends the lengths: JSON on one line. */
const END = "\n";

/**
 * What a page was made of, with its synced sections as they were, in the bytes that are kept of it. The texts stay as they
 * are: a large one is made sense of in no thread that others share.
 */
export function packDocument({ written, changes, sections }: KeptWithSections): Promise<Buffer> {
  const lengths: Lengths = {
    written: Buffer.byteLength(written),
    changes: changes.map((text) => Buffer.byteLength(text)),
    sections: [...sections].map(([id, section]) => ({ id, ...section, written: Buffer.byteLength(section.written) })),
  };
  const texts = [written, ...changes, ...[...sections.values()].map((section) => section.written)];
  const all = Buffer.from([JSON.stringify(lengths), END, ...texts].join(""));
  return compress(all, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: all.length } });
}

async function unpackDocument(content: Buffer): Promise<KeptWithSections> {
  const all = await decompress(content);
  let at = all.indexOf(END) + END.length;
  const lengths = JSON.parse(all.toString("utf8", 0, at)) as Lengths;
  const next = (length: number): string => {
    at += length;
    return all.toString("utf8", at - length, at);
  };
  const written = next(lengths.written);
  const changes = lengths.changes.map(next);
  const sections = new Map(lengths.sections.map(({ id, written: length, ...section }) => [id, { ...section, written: next(length) }]));
  return { written, changes, sections };
}

export async function putPublishedDocument(queries: Queries, publicationId: string, content: Buffer): Promise<void> {
  await queries
    .insert(publishedDocuments)
    .values({ publicationId, content })
    .onConflictDoUpdate({ target: publishedDocuments.publicationId, set: { content } });
}

/** What a publication was made of; undefined for one from before that was kept. */
export async function findPublishedDocument(queries: Queries, publicationId: string): Promise<KeptWithSections | undefined> {
  const [row] = await queries
    .select({ content: publishedDocuments.content })
    .from(publishedDocuments)
    .where(eq(publishedDocuments.publicationId, publicationId))
    .limit(1);
  return row && unpackDocument(row.content);
}
