import { PROJECT_FORMAT, type ProjectFile, projectFile } from "@vitrine/contract";
import { Refusal } from "../../../platform/refusal.ts";
import { decodeText } from "./decode-text.ts";
import { openZip, type ZipFiles } from "./open-zip.ts";

/** A page to be read, with the files that came along. */
export interface PageUpload {
  readonly kind: "html" | "zip";
  readonly html: string;
  /** The page's own among the files. */
  readonly path: string;
  /** Style sheets that came along, by their paths. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Pages of the archive besides this one. */
  readonly otherPages: readonly string[];
  hasFile(path: string): boolean;
  /** Null where there is none, or it is longer than `most` bytes. */
  read(path: string, most: number): Promise<Buffer | null>;
}

export type Upload = PageUpload | { readonly kind: "project"; readonly project: ProjectFile };

/** Bytes that a page's own file, and the style sheets of an archive together, may have. */
const LONGEST_PAGE = 20 * 1024 * 1024;
const MOST_CSS = 2_000_000;

const invalid = () => new Refusal("INVALID_HTML");
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));

/**
 * What somebody has sent: a page, an archive with one, or a project.
 * @throws Refusal for anything else.
 */
export async function readUpload(bytes: Buffer): Promise<Upload> {
  if (isZip(bytes)) return readArchive(await openZip(bytes));
  const text = decodeText(bytes);
  if (text === null || text.trim() === "") throw invalid();
  if (/^\s*\{/.test(text)) return { kind: "project", project: projectIn(text) };
  const none = { sheets: new Map<string, string>(), otherPages: [], hasFile: () => false, read: async () => null };
  return { kind: "html", html: text, path: "index.html", ...none };
}

function projectIn(text: string): ProjectFile {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw invalid();
  }
  if (typeof sent !== "object" || sent === null || !("format" in sent) || sent.format !== PROJECT_FORMAT) throw invalid();
  const read = projectFile.safeParse(sent);
  if (!read.success) throw invalid();
  return read.data;
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

async function readArchive(files: ZipFiles): Promise<Upload> {
  // What a Mac puts beside each file is no file of the page.
  const paths = files.paths.filter((path) => !/(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store)/.test(path));
  const pages = paths.filter((path) => /\.html?$/i.test(path));
  const path = frontOf(pages);
  const bytes = path === undefined ? null : await files.read(path, LONGEST_PAGE);
  const html = bytes && decodeText(bytes);
  if (path === undefined || !html) throw invalid();
  const sheets = new Map<string, string>();
  let left = MOST_CSS;
  for (const each of paths.filter((one) => /\.css$/i.test(one))) {
    const css = await files.read(each, left);
    const text = css && decodeText(css);
    if (!text) continue;
    left -= text.length;
    sheets.set(each, text);
  }
  const known = new Set(paths);
  const otherPages = pages.filter((each) => each !== path);
  return { kind: "zip", html, path, sheets, otherPages, hasFile: (each) => known.has(each), read: files.read };
}
