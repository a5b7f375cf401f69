import type { Holder } from "./stream-line.ts";
import { type StreamLimits, streamPlaces } from "./stream-places.ts";
import type { WantedTopic } from "./wanted-topics.ts";

/** A browser's open stream: what it takes to tell it things, and to look again whether it may still be told. */
export interface Stream {
  readonly id: string;
  /** The account whose things are touched, and that of the person who acts. */
  readonly accountId: string;
  readonly actorId: string;
  readonly sessionId: string;
  readonly topics: readonly WantedTopic[];
  readonly channels: ReadonlySet<string>;
  /** What says who asks, of all that its request's head said. */
  readonly credential: Headers;
  /** The place of the newest event it was sent. */
  seen: number;
  /** Who holds it open; null until the front says so. */
  holder: Holder | null;
  /** By `performance.now()`. */
  checkedAt: number;
}

/** The open streams, and how each is found. */
export interface StreamSet {
  /** @throws Refusal where there is no place for it */
  add(stream: Stream): void;
  remove(stream: Stream): void;
  get(id: string): Stream | undefined;
  all(): Stream[];
  /** Those that hear a channel. */
  hearing(channel: string): Iterable<Stream>;
  /** Those whose right to be open depends on an account: where its things are touched, and where its person acts. */
  dependingOn(accountId: string): Stream[];
  readonly size: number;
}

function index(): { add(key: string, stream: Stream): void; remove(key: string, stream: Stream): void; at(key: string): Iterable<Stream> } {
  const entries = new Map<string, Set<Stream>>();
  return {
    add: (key, stream) => void entries.set(key, (entries.get(key) ?? new Set()).add(stream)),
    remove(key, stream) {
      const those = entries.get(key);
      those?.delete(stream);
      if (those?.size === 0) entries.delete(key);
    },
    at: (key) => entries.get(key) ?? [],
  };
}

function accountsOf({ accountId, actorId }: Stream): string[] {
  return actorId === accountId ? [accountId] : [accountId, actorId];
}

export function streamSet(limits: StreamLimits): StreamSet {
  const places = streamPlaces(limits);
  const streams = new Map<string, Stream>();
  const byChannel = index();
  const byAccount = index();
  return {
    add(stream) {
      places.take(stream.sessionId, stream.actorId);
      streams.set(stream.id, stream);
      for (const channel of stream.channels) byChannel.add(channel, stream);
      for (const id of accountsOf(stream)) byAccount.add(id, stream);
    },
    remove(stream) {
      if (!streams.delete(stream.id)) return;
      places.give(stream.sessionId, stream.actorId);
      for (const channel of stream.channels) byChannel.remove(channel, stream);
      for (const id of accountsOf(stream)) byAccount.remove(id, stream);
    },
    get: (id) => streams.get(id),
    all: () => [...streams.values()],
    hearing: byChannel.at,
    dependingOn: (accountId) => [...byAccount.at(accountId)],
    get size() {
      return streams.size;
    },
  };
}
