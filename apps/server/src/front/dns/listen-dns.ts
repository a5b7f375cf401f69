import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { createServer, isIPv6, type Socket } from "node:net";
import { addressBucket, plainAddress } from "../../platform/http/client-address.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Log } from "../../platform/log.ts";
import type { HttpServer } from "../listen.ts";
import { answerQuery } from "./answer-query.ts";
import type { ChallengeZone } from "./challenge-zone.ts";
import { MOST_QUERY_BYTES } from "./read-query.ts";

export interface ListenDnsOptions {
  readonly zone: ChallengeZone;
  readonly host: string;
  readonly port: number;
  readonly log: Log;
  /** Milliseconds since 1970. */
  now(): number;
  readonly limits?: Partial<DnsLimits>;
}

/** What is answered at most. */
export interface DnsLimits {
  /** Over UDP in a second, of one network; then it is told to come by TCP, which nobody does in another's name. */
  readonly each: number;
  /** The same, beyond which it is told nothing. */
  readonly eachInAll: number;
  /** In a second, of everybody. */
  readonly all: number;
  /** Connections at once, of one network and of everybody. */
  readonly connectionsEach: number;
  readonly connections: number;
  /** For how long one may stand, whatever is asked over it, in milliseconds. */
  readonly connectionMs: number;
}

const LIMITS: DnsLimits = { each: 50, eachInAll: 200, all: 2_000, connectionsEach: 16, connections: 128, connectionMs: 5_000 };
const SECOND_MS = 1_000;
const MOST_NETWORKS = 20_000;
const EVERYBODY = "";
/** What one party has of addresses, as a rule. */
const networkOf = (address: string | undefined): string => addressBucket(plainAddress(address));
/** A port that is free for one transport may be taken for the other. */
const MOST_PORTS_TRIED = 20;

/** Answers for a zone over UDP and TCP, at one port; it is no use to who asks in other people's names, or asks for ever. */
export async function listenDns({ zone, host, port, log, now, limits: given }: ListenDnsOptions): Promise<HttpServer> {
  const limits = { ...LIMITS, ...given };
  const each = rateLimit(limits.each, SECOND_MS, MOST_NETWORKS);
  const eachInAll = rateLimit(limits.eachInAll, SECOND_MS, MOST_NETWORKS);
  const all = rateLimit(limits.all, SECOND_MS);
  const open = new Map<Socket, string>();

  const hear = async (bytes: Buffer, from: RemoteInfo, send: (answer: Buffer) => void): Promise<void> => {
    const [at, network] = [now(), networkOf(from.address)];
    if (eachInAll.hit(network, at) > 0 || all.hit(EVERYBODY, at) > 0) return;
    const answer = await answerQuery(zone, bytes, "udp", each.hit(network, at) > 0);
    if (answer) send(answer);
  };
  const receive = (socket: Socket): void => {
    const network = networkOf(socket.remoteAddress);
    const ofNetwork = [...open.values()].filter((other) => other === network).length;
    socket.on("error", () => socket.destroy());
    if (open.size >= limits.connections || ofNetwork >= limits.connectionsEach) return void socket.destroy();
    open.set(socket, network);
    const timer = setTimeout(() => socket.destroy(), limits.connectionMs);
    socket.once("close", () => {
      clearTimeout(timer);
      open.delete(socket);
    });
    void converse(socket, zone).then(
      () => socket.end(),
      () => socket.destroy(),
    );
  };
  for (let attempt = 1; ; attempt++) {
    const udp = createSocket(isIPv6(host) ? "udp6" : "udp4");
    udp.bind(port, host);
    await once(udp, "listening");
    const tcp = createServer(receive);
    const bound = udp.address().port;
    const refused = await new Promise<Error | null>((resolve) => tcp.once("error", resolve).listen(bound, host, () => resolve(null)));
    if (refused) {
      udp.close();
      if (port !== 0 || attempt === MOST_PORTS_TRIED) throw refused;
      continue;
    }
    udp.on("error", (error) => log("error", "dns.socket_failed", { error }));
    udp.on("message", (bytes, from) => {
      // Whoever is not reached asks again.
      void hear(bytes, from, (answer) => udp.send(answer, from.port, from.address, () => undefined)).catch((error: unknown) =>
        log("error", "dns.failed", { error }),
      );
    });
    return {
      port: bound,
      async stop() {
        udp.removeAllListeners("message");
        const closed = Promise.all([
          new Promise<void>((resolve) => udp.close(() => resolve())),
          new Promise<void>((resolve) => tcp.close(() => resolve())),
        ]);
        for (const socket of open.keys()) socket.destroy();
        await closed;
      },
    };
  }
}

/** Answers what is asked over a connection, one after the other, until it asks for what is no question. */
async function converse(socket: Socket, zone: ChallengeZone): Promise<void> {
  let came = Buffer.alloc(0);
  for await (const piece of socket) {
    came = Buffer.concat([came, piece as Buffer]);
    for (;;) {
      if (came.length < 2) break;
      const length = came.readUInt16BE(0);
      if (length > MOST_QUERY_BYTES) return;
      if (came.length < length + 2) break;
      const answer = await answerQuery(zone, came.subarray(2, length + 2), "tcp");
      if (!answer) return;
      came = came.subarray(length + 2);
      const head = Buffer.alloc(2);
      head.writeUInt16BE(answer.length);
      if (!socket.write(Buffer.concat([head, answer]))) await once(socket, "drain");
    }
  }
}
