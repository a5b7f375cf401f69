import { type Answer, encode } from "dns-packet";
import type { ChallengeZone } from "./challenge-zone.ts";
import { type DnsQuery, type DnsQuestion, readQuery } from "./read-query.ts";

/** How an answer may come back: over UDP anybody can be named as the one who asked. */
export type Transport = "udp" | "tcp";

const [NO_ERROR, FORMAT_ERROR, SERVER_FAILURE, NO_SUCH_NAME, NOT_IMPLEMENTED, REFUSED] = [0, 1, 2, 3, 4, 5];
const [A, NS, SOA, TXT, AAAA, IXFR, ANY] = [1, 2, 6, 16, 28, 251, 255];
const INTERNET = 1;

const [RESPONSE, AUTHORITATIVE, TRUNCATED, RECURSION_DESIRED] = [0x8000, 0x0400, 0x0200, 0x0100];
/** What a version of extensions that nobody knows is answered with: 16, of which the higher bits stand in the extension. */
const BAD_VERSION = 1;

/** What passes every network whole. */
const MOST_UDP_BYTES = 1_232;
const PLAIN_UDP_BYTES = 512;
/** Over UDP an answer has so many times the bytes of its question at most: nobody gains by asking in another's name. */
export const MOST_FACTOR = 3;

const DAY_SECONDS = 86_400;

/** What is found in the zone: records, or that there are none, or no such name. */
interface Found {
  readonly code: number;
  readonly answers: readonly Answer[];
}

/**
 * Answers one message as a server that knows one zone, and does not ask anybody else.
 * @param isShort has it say no more than that the question is to be asked over TCP.
 * @returns null for what deserves no answer
 */
export async function answerQuery(zone: ChallengeZone, bytes: Buffer, transport: Transport, isShort = false): Promise<Buffer | null> {
  const query = readQuery(bytes);
  if (!query) return null;
  if (query.opcode !== 0) return respond(query, NOT_IMPLEMENTED);
  if (!query.question) return respond(query, FORMAT_ERROR);
  if (query.edns && query.edns.version !== 0) return respond(query, NO_ERROR, { extendedCode: BAD_VERSION });
  if (isShort) return respond(query, NO_ERROR, { flags: TRUNCATED });
  const found = await find(zone, query.question);
  if (found.code === REFUSED || found.code === SERVER_FAILURE) return respond(query, found.code);
  const authorities = found.answers.length === 0 ? [soaOf(zone)] : [];
  const answer = respond(query, found.code, { flags: AUTHORITATIVE, answers: found.answers, authorities });
  if (transport === "tcp" || answer.length <= mostBytes(query, bytes)) return answer;
  return respond(query, NO_ERROR, { flags: AUTHORITATIVE | TRUNCATED });
}

function mostBytes({ edns }: DnsQuery, bytes: Buffer): number {
  const taken = edns ? Math.min(MOST_UDP_BYTES, Math.max(PLAIN_UDP_BYTES, edns.udpBytes)) : PLAIN_UDP_BYTES;
  return Math.min(taken, MOST_FACTOR * bytes.length);
}

async function find(zone: ChallengeZone, { labels, type, class: asked }: DnsQuestion): Promise<Found> {
  const own = zone.name.split(".");
  const below = labels.length - own.length;
  const isWithin = below >= 0 && own.every((label, at) => labels[below + at] === label);
  // Transfers are for who keeps copies, and there are none; what asks for everything wants a large answer.
  if (!isWithin || asked !== INTERNET || (type >= IXFR && type <= ANY)) return { code: REFUSED, answers: [] };
  const name = labels.join(".");
  if (below === 0) return { code: NO_ERROR, answers: await atApex(zone, type) };
  if (name === zone.nameServer) return { code: NO_ERROR, answers: addressesOf(zone, type) };
  if (below > 1) return { code: NO_SUCH_NAME, answers: [] };
  return findTexts(zone, name, type, NO_SUCH_NAME);
}

async function atApex(zone: ChallengeZone, type: number): Promise<readonly Answer[]> {
  if (type === SOA) return [soaOf(zone)];
  if (type === NS) return [{ type: "NS", name: zone.name, ttl: DAY_SECONDS, data: zone.nameServer }];
  return type === TXT ? (await findTexts(zone, zone.name, type, NO_ERROR)).answers : [];
}

async function findTexts(zone: ChallengeZone, name: string, type: number, otherwise: number): Promise<Found> {
  try {
    const text = await zone.find(name);
    if (text === null) return { code: otherwise, answers: [] };
    // Nobody keeps it: the next order has another.
    return { code: NO_ERROR, answers: type === TXT ? [{ type: "TXT", name, ttl: 0, data: text }] : [] };
  } catch {
    return { code: SERVER_FAILURE, answers: [] };
  }
}

function addressesOf({ nameServer: name, addresses }: ChallengeZone, type: number): Answer[] {
  const family = type === A ? 4 : type === AAAA ? 6 : null;
  return addresses
    .filter((address) => (address.includes(":") ? 6 : 4) === family)
    .map((data) => ({ type: family === 6 ? "AAAA" : "A", name, ttl: DAY_SECONDS, data }));
}

/** What is not there is not there for nobody knows how long: it is asked for again each time. */
function soaOf({ name, nameServer }: ChallengeZone): Answer {
  const times = { serial: 1, refresh: 3_600, retry: 600, expire: DAY_SECONDS, minimum: 0 };
  return { type: "SOA", name, ttl: 0, data: { mname: nameServer, rname: `hostmaster.${name}`, ...times } };
}

interface Response {
  readonly flags?: number;
  readonly extendedCode?: number;
  readonly answers?: readonly Answer[];
  readonly authorities?: readonly Answer[];
}

/** Writes an answer around the bytes of the question, which come back as they were. */
function respond(query: DnsQuery, code: number, { flags = 0, extendedCode = 0, answers = [], authorities = [] }: Response = {}): Buffer {
  const { question, edns, id } = query;
  const asked = question ? question.bytes : Buffer.alloc(0);
  const opt: Answer = {
    ...({ type: "OPT", name: ".", udpPayloadSize: MOST_UDP_BYTES, extendedRcode: extendedCode, ednsVersion: 0 } as const),
    ...{ flags: 0, flag_do: false, options: [] },
  };
  const bytes = encode({ answers: [...answers], authorities: [...authorities], additionals: edns ? [opt] : [] });
  const [head, rest] = [bytes.subarray(0, 12), bytes.subarray(12)];
  head.writeUInt16BE(id, 0);
  const recursion = query.isRecursionDesired ? RECURSION_DESIRED : 0;
  head.writeUInt16BE(RESPONSE | (query.opcode << 11) | flags | recursion | code, 2);
  head.writeUInt16BE(question ? 1 : 0, 4);
  return Buffer.concat([head, asked, rest]);
}
