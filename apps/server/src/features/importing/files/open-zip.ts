import { IMPORT_MAX_ENTRIES, IMPORT_MAX_UNPACKED } from "@vitrine/contract";
import yauzl from "yauzl";
import { Refusal } from "../../../platform/refusal.ts";

/** The files of an archive, read one at a time when they are asked for. */
export interface ZipFiles {
  /** In the order of the archive, without folders. */
  readonly paths: readonly string[];
  /** Null where there is none, or it is longer than `most` bytes. */
  read(path: string, most: number): Promise<Buffer | null>;
}

/** What an archive's entries say of the file they would be on a disk: the kind of file, and a link among the kinds. */
const KIND_OF_FILE = 0xf000;
const LINK = 0xa000;
const ENCRYPTED = 0x1;

const invalid = () => new Refusal("INVALID_HTML");

/**
 * The list of an archive that is there whole; nothing is unpacked by that.
 * @throws Refusal for one that is broken, locked, larger unpacked than it may be, or made to lead astray: paths upwards,
 * links, two files of one name, files that share their bytes.
 */
export async function openZip(bytes: Buffer): Promise<ZipFiles> {
  const zip = await listed(bytes);
  if (zip.entryCount > IMPORT_MAX_ENTRIES) throw new Refusal("IMPORT_TOO_LARGE");
  const entries = new Map<string, yauzl.Entry>();
  const places: { readonly from: number; readonly to: number }[] = [];
  const folded = new Set<string>();
  let unpacked = 0;
  for await (const entry of entriesOf(zip)) {
    if (entry.generalPurposeBitFlag & ENCRYPTED) throw invalid();
    if (((entry.externalFileAttributes >>> 16) & KIND_OF_FILE) === LINK) throw invalid();
    const key = entry.fileName.normalize("NFC").toLowerCase();
    if (folded.has(key)) throw invalid();
    folded.add(key);
    unpacked += entry.uncompressedSize;
    if (unpacked > IMPORT_MAX_UNPACKED) throw new Refusal("IMPORT_TOO_LARGE");
    places.push({ from: entry.relativeOffsetOfLocalHeader, to: entry.relativeOffsetOfLocalHeader + entry.compressedSize });
    if (!entry.fileName.endsWith("/")) entries.set(entry.fileName, entry);
  }
  if (overlap(places)) throw invalid();
  return {
    paths: [...entries.keys()],
    async read(path, most) {
      const entry = entries.get(path);
      return entry && entry.uncompressedSize <= most ? unpackedOf(zip, entry) : null;
    },
  };
}

function listed(bytes: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
    yauzl.fromBuffer(bytes, options, (problem, zip) => (problem ? reject(invalid()) : resolve(zip)));
  });
}

/** One after the other; what cannot be read of the list makes the whole archive unreadable. */
async function* entriesOf(zip: yauzl.ZipFile): AsyncGenerator<yauzl.Entry> {
  for (let count = 0; count < zip.entryCount; count++) {
    const entry = await new Promise<yauzl.Entry | null>((resolve, reject) => {
      zip.removeAllListeners();
      zip.once("error", () => reject(invalid()));
      zip.once("end", () => resolve(null));
      zip.once("entry", (each: yauzl.Entry) => resolve(each));
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}

/** Whether some bytes of the archive are said to be of two files: what is small would be many times as much. */
function overlap(places: readonly { readonly from: number; readonly to: number }[]): boolean {
  const sorted = places.toSorted((a, b) => a.from - b.from);
  return sorted.some(({ from }, index) => index > 0 && from < (sorted[index - 1]?.to ?? 0));
}

function unpackedOf(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (problem, stream) => {
      if (problem) return reject(invalid());
      const chunks: Buffer[] = [];
      stream.on("error", () => reject(invalid()));
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => resolve(Buffer.concat(chunks)));
    });
  });
}
