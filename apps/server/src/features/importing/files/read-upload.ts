import { Refusal } from "../../../platform/refusal.ts";
import type { FileJob } from "../apart/reading-job.ts";
import { openZip, type ZipFiles } from "./open-zip.ts";

/** What somebody has sent, to be read, with the files that came along. */
export interface Upload extends Omit<FileJob, "kind" | "language"> {
  readonly kind: "html" | "zip";
  /** Pages of the archive besides this one. */
  readonly otherPages: readonly string[];
  /** Null where there is none, or it is longer than `most` bytes. */
  read(path: string, most: number): Promise<Buffer | null>;
}

/** Bytes that a page's own file, and the style sheets of an archive together, may have. */
const LONGEST_PAGE = 20 * 1024 * 1024;
const MOST_CSS = 2_000_000;

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));

/**
 * What somebody has sent: a file as it is, or the page of an archive. Nothing of it is read yet.
 * @throws Refusal for an archive that cannot be opened, or has no page.
 */
export async function openUpload(bytes: Buffer): Promise<Upload> {
  if (isZip(bytes)) return openArchive(await openZip(bytes));
  const none = { sheets: [], paths: [], otherPages: [], read: async () => null };
  return { kind: "html", bytes, path: "index.html", mayBeProject: true, ...none };
}

/** The page that is nearest to the top; of several there the one that a server would show. */
function frontOf(pages: readonly string[]): string | undefined {
  const rank = (path: string): string => {
    const parts = path.split("/");
    const isFront = /^(?:index|default|home)\.html?$/i.test(parts.at(-1) ?? "");
    return `${String(parts.length).padStart(4, "0")}${isFront ? 0 : 1}${path}`;
  };
  return pages.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0];
}

async function openArchive(files: ZipFiles): Promise<Upload> {
  // What a Mac puts beside each file is no file of the page.
  const paths = files.paths.filter((path) => !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store)/.test(path));
  const pages = paths.filter((path) => /\.html?$/i.test(path));
  const path = frontOf(pages);
  const bytes = path === undefined ? null : await files.read(path, LONGEST_PAGE);
  if (path === undefined || !bytes) throw new Refusal("INVALID_HTML");
  const sheets: [string, Buffer][] = [];
  let left = MOST_CSS;
  for (const each of paths.filter((one) => /\.css$/i.test(one))) {
    const css = await files.read(each, left);
    if (!css) continue;
    left -= css.length;
    sheets.push([each, css]);
  }
  const otherPages = pages.filter((each) => each !== path);
  return { kind: "zip", bytes, path, mayBeProject: false, sheets, paths, otherPages, read: files.read };
}
