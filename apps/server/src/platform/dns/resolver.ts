import type { Answer } from "dns-packet";
import ipaddr from "ipaddr.js";
import { boundedQueue } from "../limits/bounded-queue.ts";
import type { DnsData, DnsOutcome, DnsReply, DnsType } from "./dns-reply.ts";
import { exchange, type ServerReply } from "./exchange.ts";
import type { NameServer } from "./name-servers.ts";

/** Asks name servers about names, always afresh. It never throws for what an answer is. */
export interface Resolver {
  /** @param name in ASCII. */
  ask<Type extends DnsType>(name: string, type: Type, signal?: AbortSignal): Promise<DnsReply<DnsData[Type]>>;
}

export interface ResolverOptions {
  readonly servers: readonly NameServer[];
  /** Milliseconds that a server is given the first time; the second time it is given twice as long. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 1_500;
/** Servers that are asked, each twice at most. */
const MOST_SERVERS = 3;
const TURNS = 2;
/** Names that one leads on to, at most. */
const MOST_ALIASES = 8;
/** Questions on their way at once: each has a socket. */
const AT_ONCE = 64;
/** Letters of a text that are kept: no entry of ours is longer, and others are shown to people. */
const MOST_LETTERS = 500;

const [NO_ERROR, NO_SUCH_NAME] = [0, 3];
const isAnswer = (reply: ServerReply | null): reply is ServerReply => reply?.code === NO_ERROR || reply?.code === NO_SUCH_NAME;

/** Opens a resolver that asks these servers, which do the recursion. */
export function openResolver({ servers, patienceMs = PATIENCE_MS }: ResolverOptions): Resolver {
  const { run } = boundedQueue({ key: AT_ONCE });
  const asked = servers.slice(0, MOST_SERVERS);

  /** The first answer that says something; where nobody has one, whether anybody said so much as that. */
  async function askServers(name: string, type: DnsType, signal?: AbortSignal): Promise<ServerReply | "failed" | "broken" | "silent"> {
    let failing: NameServer | null = null;
    for (let turn = 1; turn <= TURNS; turn++) {
      for (const server of asked) {
        if (signal?.aborted) return "silent";
        const reply = await run("", () => exchange(server, { name, type }, patienceMs * turn, signal));
        if (isAnswer(reply)) return reply;
        if (reply) failing = server;
      }
      if (failing) break;
    }
    if (!failing) return "silent";
    const unchecked = await run("", () => exchange(failing, { name, type, isUnchecked: true }, patienceMs, signal));
    return isAnswer(unchecked) ? "broken" : "failed";
  }

  return {
    async ask(name, type, signal) {
      const aliases: string[] = [];
      const nothing = (outcome: DnsOutcome) => ({ outcome, records: [], aliases });
      for (let current = name; ; ) {
        const reply = await askServers(current, type, signal);
        if (typeof reply === "string") return nothing(reply);
        const { records, led } = follow(reply, current, type);
        aliases.push(...led);
        // It leads in a circle, or too far: nobody would be led anywhere.
        if (aliases.length > MOST_ALIASES || new Set([name, ...aliases]).size <= aliases.length) return nothing("failed");
        if (records.length > 0) return { outcome: "found", records, aliases };
        if (reply.code === NO_SUCH_NAME) return nothing("no_name");
        const last = led.at(-1);
        if (last === undefined) return nothing("none");
        // Who was asked may not answer for the name that it leads to.
        current = last;
      }
    },
  };
}

/** What stands under a name in an answer, at the end of the names that it leads on to. */
function follow<Type extends DnsType>({ answers }: ServerReply, name: string, type: Type): { records: DnsData[Type][]; led: string[] } {
  const led: string[] = [];
  for (let current = name; led.length <= MOST_ALIASES; ) {
    const records = answers.flatMap((answer) => (stands(answer, current, type) ? dataOf(answer, type) : []));
    const alias = type === "CNAME" ? undefined : answers.find((answer) => stands(answer, current, "CNAME"));
    const [next] = alias ? dataOf(alias, "CNAME") : [];
    if (records.length > 0 || next === undefined) return { records, led };
    led.push(next);
    current = next;
  }
  return { records: [], led };
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}

/** What strangers wrote, as it can be kept and shown: no letter that steers, nothing without an end. */
function plainText(text: string): string {
  return text.slice(0, MOST_LETTERS).toWellFormed().replace(/\p{C}/gu, "\uFFFD");
}

function stands(answer: Answer, name: string, type: DnsType): boolean {
  return answer.type === type && plainName(answer.name) === plainName(name);
}

function dataOf<Type extends DnsType>(answer: Answer, type: Type): DnsData[Type][];
function dataOf(answer: Answer, type: DnsType): DnsData[DnsType][] {
  if (answer.type !== type) return [];
  switch (answer.type) {
    case "A":
    case "AAAA":
      return ipaddr.isValid(answer.data) ? [ipaddr.parse(answer.data).toString()] : [];
    case "CNAME":
    case "NS":
      return [plainText(plainName(answer.data))];
    case "TXT": {
      const pieces = [answer.data].flat().map((piece) => Buffer.from(piece));
      return [plainText(Buffer.concat(pieces).toString("utf8"))];
    }
    case "CAA": {
      const { flags = 0, tag, value } = answer.data;
      return [{ isCritical: (flags & 128) !== 0, tag: plainText(String(tag).toLowerCase()), value: plainText(String(value)) }];
    }
    default:
      return [];
  }
}
