import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { type Answer, type DecodedPacket, decode, encode, type Packet, RECURSION_AVAILABLE, TRUNCATED_RESPONSE } from "dns-packet";

/** How one question is answered: with entries, an error, cut short as one that does not fit, by bytes of one's own, or not at all. */
export type Answering =
  | readonly Answer[]
  | { readonly code: number; readonly answers?: readonly Answer[] }
  | { readonly isCut: true; readonly answers: readonly Answer[] }
  | { readonly replies: (query: DecodedPacket) => readonly Buffer[] }
  | "silent";

/** A name server on loopback that says what a test wants, over UDP and TCP. */
export interface DnsAnswerer {
  /** `127.0.0.1:PORT`, as a setting takes it. */
  readonly address: string;
  readonly port: number;
  /** What stands under a name, by its type: `A shop.example`; names without any entry do not exist. */
  readonly entries: Map<string, Answering>;
  /** Every question that came, as `udp A shop.example`. */
  readonly asked: string[];
  stop(): Promise<void>;
}

export const a = (name: string, data: string): Answer => ({ type: "A", name, ttl: 5, data });
export const aaaa = (name: string, data: string): Answer => ({ type: "AAAA", name, ttl: 5, data });
export const cname = (name: string, data: string): Answer => ({ type: "CNAME", name, ttl: 5, data });
export const ns = (name: string, data: string): Answer => ({ type: "NS", name, ttl: 5, data });
export const txt = (name: string, ...data: string[]): Answer => ({ type: "TXT", name, ttl: 5, data });
export const caa = (name: string, tag: "issue" | "issuewild" | "iodef", value: string, flags = 0): Answer => ({
  ...{ type: "CAA", name, ttl: 5 },
  data: { flags, tag, value },
});

const MOST_PORTS_TRIED = 20;

export async function dnsAnswerer(): Promise<DnsAnswerer> {
  const entries = new Map<string, Answering>();
  const asked: string[] = [];
  const open = new Set<Socket>();
  const answer = (bytes: Buffer, way: "udp" | "tcp"): readonly Buffer[] => {
    const query = decode(bytes);
    const [question] = query.questions ?? [];
    if (!question) return [];
    const name = question.name.toLowerCase();
    asked.push(`${way} ${question.type} ${name}`);
    const given = entries.get(`${question.type} ${name}`) ?? led(entries, name);
    const reply = (code: number, answers: readonly Answer[], flags = 0): Buffer => {
      const packet: Packet = {
        type: "response",
        id: query.id,
        flags: RECURSION_AVAILABLE | flags | code,
        questions: [question],
        answers: [...answers],
      };
      return encode(packet);
    };
    if (given === "silent") return [];
    if (given === undefined) return [reply(isThere(entries, name) ? 0 : 3, [])];
    if ("replies" in given) return given.replies(query);
    if ("isCut" in given) return way === "udp" ? [reply(0, [], TRUNCATED_RESPONSE)] : [reply(0, given.answers)];
    return "code" in given ? [reply(given.code, given.answers ?? [])] : [reply(0, given)];
  };
  const tcp = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    let came = Buffer.alloc(0);
    socket.on("data", (piece) => {
      came = Buffer.concat([came, piece]);
      if (came.length < 2 || came.length < came.readUInt16BE(0) + 2) return;
      for (const bytes of answer(came.subarray(2), "tcp")) {
        const length = Buffer.alloc(2);
        length.writeUInt16BE(bytes.length);
        socket.write(Buffer.concat([length, bytes]));
      }
    });
  });
  // The same port for both: one that is free for the one may be taken for the other.
  for (let attempt = 1; ; attempt++) {
    const udp = createSocket("udp4");
    udp.bind(0, "127.0.0.1");
    await once(udp, "listening");
    const { port } = udp.address();
    const isHad = await new Promise<boolean>((resolve) => {
      tcp.once("error", () => resolve(false));
      tcp.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isHad) {
      udp.close();
      if (attempt === MOST_PORTS_TRIED) throw new Error("no port is free for UDP and TCP");
      continue;
    }
    udp.on("message", (bytes, from) => {
      for (const reply of answer(bytes, "udp")) udp.send(reply, from.port, from.address);
    });
    return {
      ...{ address: `127.0.0.1:${port}`, port, entries, asked },
      async stop() {
        for (const socket of open) socket.destroy();
        udp.close();
        await new Promise((resolve) => tcp.close(resolve));
      },
    };
  }
}

/** An alias answers for every type of its name, with what it leads to where that is known. */
function led(entries: ReadonlyMap<string, Answering>, name: string): Answering | undefined {
  const alias = entries.get(`CNAME ${name}`);
  return Array.isArray(alias) ? alias : undefined;
}

function isThere(entries: ReadonlyMap<string, Answering>, name: string): boolean {
  return [...entries.keys()].some((key) => key.endsWith(` ${name}`) || key.endsWith(`.${name}`));
}
