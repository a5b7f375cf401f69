import { randomBytes, randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { createConnection, isIPv6 } from "node:net";
import { type Answer, CHECKING_DISABLED, type DecodedPacket, decode, encode, type Packet, RECURSION_DESIRED } from "dns-packet";
import type { DnsType } from "./dns-reply.ts";
import type { NameServer } from "./name-servers.ts";

export interface Question {
  readonly name: string;
  readonly type: DnsType;
  /** Has the server hand on what does not hold before DNSSEC. */
  readonly isUnchecked?: boolean;
}

/** A server's answer, as far as its form goes. */
export interface ServerReply {
  /** The response code: 0 there is such a name, 3 there is none, anything else that the server cannot say. */
  readonly code: number;
  readonly answers: readonly Answer[];
}

/** What passes every network whole. */
const UDP_BYTES = 1_232;

const TYPES = new Set<string>(["A", "AAAA", "CNAME", "NS", "TXT", "CAA"] satisfies DnsType[]);

/** Records that are looked at of one answer. */
const MOST_RECORDS = 100;

/** A question, and how its answer is known from one that somebody made up: a number, and letters in a case that only we know. */
function draw({ name, type, isUnchecked = false }: Question): { readonly packet: Packet; readonly spelt: string } {
  const chance = randomBytes(name.length);
  const spelt = [...name].map((letter, at) => ((chance[at] ?? 0) & 1 ? letter.toUpperCase() : letter)).join("");
  const packet: Packet = {
    type: "query",
    id: randomInt(65_536),
    flags: RECURSION_DESIRED | (isUnchecked ? CHECKING_DISABLED : 0),
    questions: [{ type, name: spelt, class: "IN" }],
    additionals: [
      { type: "OPT", name: ".", udpPayloadSize: UDP_BYTES, extendedRcode: 0, ednsVersion: 0, flags: 0, flag_do: false, options: [] },
    ],
  };
  return { packet, spelt };
}

/** Whether it answers this question; `respelt` where only the case of the letters is another. */
function judge(reply: DecodedPacket, packet: Packet, spelt: string): "right" | "respelt" | "foreign" {
  const [asked] = packet.questions ?? [];
  const [question, ...more] = reply.questions ?? [];
  if (!reply.flag_qr || reply.id !== packet.id || !asked || !question || more.length > 0) return "foreign";
  if (question.type !== asked.type || question.name.toLowerCase() !== spelt.toLowerCase()) return "foreign";
  return question.name === spelt ? "right" : "respelt";
}

function read(bytes: Buffer): DecodedPacket | null {
  try {
    return decode(bytes);
  } catch {
    return null;
  }
}

function replyOf({ flags = 0, answers = [] }: DecodedPacket): ServerReply {
  return { code: flags & 15, answers: answers.filter(({ type }) => TYPES.has(type)).slice(0, MOST_RECORDS) };
}

/**
 * Asks one server once: by UDP from a port of its own, and by TCP where the answer does not fit or may not be that server's.
 * Null where none came in time.
 */
export async function exchange(
  server: NameServer,
  question: Question,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<ServerReply | null> {
  const until = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  const first = await askByUdp(server, question, until);
  return first === "by_tcp" ? askByTcp(server, question, until) : first;
}

function askByUdp(server: NameServer, question: Question, until: AbortSignal): Promise<ServerReply | "by_tcp" | null> {
  const { packet, spelt } = draw(question);
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(server.address) ? "udp6" : "udp4");
    const end = (reply: ServerReply | "by_tcp" | null): void => {
      until.removeEventListener("abort", giveUp);
      socket.removeAllListeners("message");
      try {
        socket.close();
      } catch {
        // It was closed by what went wrong.
      }
      resolve(reply);
    };
    const giveUp = (): void => end(null);
    if (until.aborted) return giveUp();
    until.addEventListener("abort", giveUp, { once: true });
    socket.on("error", giveUp);
    socket.on("message", (bytes) => {
      const reply = read(bytes);
      const verdict = reply ? judge(reply, packet, spelt) : "foreign";
      // Somebody guesses: the server's own answer is still to come.
      if (!reply || verdict === "foreign") return;
      end(reply.flag_tc || verdict === "respelt" ? "by_tcp" : replyOf(reply));
    });
    // A socket with one peer hears nobody else.
    socket.connect(server.port, server.address, () => socket.send(encode(packet), (error) => error && giveUp()));
  });
}

function askByTcp(server: NameServer, question: Question, until: AbortSignal): Promise<ServerReply | null> {
  const { packet, spelt } = draw(question);
  return new Promise((resolve) => {
    const socket = createConnection({ host: server.address, port: server.port });
    const end = (reply: ServerReply | null): void => {
      until.removeEventListener("abort", giveUp);
      socket.destroy();
      resolve(reply);
    };
    const giveUp = (): void => end(null);
    if (until.aborted) return giveUp();
    until.addEventListener("abort", giveUp, { once: true });
    socket.on("error", giveUp);
    socket.on("close", giveUp);
    let came = Buffer.alloc(0);
    socket.on("data", (piece) => {
      came = Buffer.concat([came, piece]);
      const length = came.length < 2 ? Number.POSITIVE_INFINITY : came.readUInt16BE(0);
      if (came.length < length + 2) return;
      const reply = read(came.subarray(2, length + 2));
      end(reply && judge(reply, packet, spelt) !== "foreign" ? replyOf(reply) : null);
    });
    socket.on("connect", () => {
      const bytes = encode(packet);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      socket.write(Buffer.concat([length, bytes]));
    });
  });
}
