import { type DecodedPacket, decode } from "dns-packet";

/** What somebody asks a name server, as far as one that answers for a single zone has to understand it. */
export interface DnsQuery {
  readonly id: number;
  /** What kind of message it is: 0 a question. */
  readonly opcode: number;
  readonly isRecursionDesired: boolean;
  /** Null where it does not ask one thing in one way. */
  readonly question: DnsQuestion | null;
  /** What it says of extensions (RFC 6891); null where it knows of none. */
  readonly edns: { readonly version: number; readonly udpBytes: number } | null;
}

export interface DnsQuestion {
  /** Its labels in small letters: `shop.example` is `["shop", "example"]`. */
  readonly labels: readonly string[];
  readonly type: number;
  readonly class: number;
  /** As it came, so that it goes back with every letter in its case. */
  readonly bytes: Buffer;
}

const HEADER_BYTES = 12;
/** Type and class, behind the name. */
const TAIL_BYTES = 4;
const MOST_NAME_BYTES = 255;
const MOST_LABEL_BYTES = 63;
/** Questions of resolvers have a few dozen bytes; with padding and cookies some hundred. */
export const MOST_QUERY_BYTES = 1_232;

/** Reads a message; null for what is no question to anybody: an answer, or bytes that make no sense. */
export function readQuery(bytes: Buffer): DnsQuery | null {
  if (bytes.length < HEADER_BYTES || bytes.length > MOST_QUERY_BYTES) return null;
  const packet = decoded(bytes);
  if (!packet || packet.flag_qr) return null;
  return {
    id: bytes.readUInt16BE(0),
    opcode: (bytes.readUInt8(2) >> 3) & 15,
    isRecursionDesired: packet.flag_rd,
    question: bytes.readUInt16BE(4) === 1 ? readQuestion(bytes) : null,
    edns: ednsOf(packet),
  };
}

function decoded(bytes: Buffer): DecodedPacket | null {
  try {
    return decode(bytes);
  } catch {
    return null;
  }
}

function ednsOf({ additionals = [] }: DecodedPacket): DnsQuery["edns"] {
  for (const record of additionals) {
    if (record.type === "OPT") return { version: record.ednsVersion, udpBytes: record.udpPayloadSize };
  }
  return null;
}

/** The labels are read here: within one there may be a dot, which makes it no other name. */
function readQuestion(bytes: Buffer): DnsQuestion | null {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (;;) {
    const length = bytes[at];
    if (length === undefined || length > MOST_LABEL_BYTES) return null;
    at += 1;
    if (length === 0) break;
    labels.push(bytes.toString("latin1", at, at + length).toLowerCase());
    at += length;
    if (at - HEADER_BYTES > MOST_NAME_BYTES) return null;
  }
  const end = at + TAIL_BYTES;
  if (end > bytes.length) return null;
  return { labels, type: bytes.readUInt16BE(at), class: bytes.readUInt16BE(at + 2), bytes: bytes.subarray(HEADER_BYTES, end) };
}
