import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive, and what a hostile one says of it that is not so. */
export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content: string | Buffer;
  readonly isPacked?: boolean;
  /** What the list says of its size once unpacked. */
  readonly saidSize?: number;
  readonly flags?: number;
  /** Of the file it would be on a disk. */
  readonly mode?: number;
  /** Its bytes are those of the entry at this place of the list. */
  readonly sharesWith?: number;
}

/** An archive as bytes, whatever stands in it: no writer of archives makes those that a reader has to fear. */
export function makeZip(entries: readonly ZipEntry[], { count = entries.length }: { readonly count?: number } = {}): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  const places: number[] = [];
  let at = 0;
  for (const { name, content, isPacked = false, saidSize, flags = 0x800, mode = 0o100644, sharesWith } of entries) {
    const bytes = Buffer.from(content);
    const packed = isPacked ? deflateRawSync(bytes) : bytes;
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(isPacked ? 8 : 0, 4);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saidSize ?? bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const place = sharesWith === undefined ? at : (places[sharesWith] ?? 0);
    places.push(place);
    if (sharesWith === undefined) {
      const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), facts, path, packed]);
      parts.push(local);
      at += local.length;
    }
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode * 0x10000) >>> 0, 6);
    rest.writeUInt32LE(place, 10);
    list.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x03", "latin1"), facts, rest, path]));
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
