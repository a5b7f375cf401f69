import type { IncomingMessage, ServerResponse } from "node:http";
import type { Callers } from "../callers.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import type { Caller } from "../request-context.ts";
import { eventText } from "./event-text.ts";
import { channelOf, type LiveHub } from "./live.ts";
import { type Holder, holdLine } from "./stream-line.ts";
import { STREAM_LIMITS, type StreamLimits } from "./stream-places.ts";
import { type Stream, streamSet } from "./stream-set.ts";
import { accountOfTopic, type TopicGate, type WantedTopic } from "./wanted-topics.ts";

/** In milliseconds. */
export interface LiveTiming {
  /** After how long it is looked again whether a stream may be open. */
  readonly check: number;
  /** How long a front may take to hold what was answered. */
  readonly held: number;
  /** How often streams are gone through for both. */
  readonly look: number;
}

export interface LiveStreamsOptions {
  readonly hub: LiveHub;
  readonly gate: TopicGate;
  readonly callers: Pick<Callers, "onForget" | "forgetAsOthersDo">;
  readonly log: Log;
  newId(): string;
  /** Who sends a request with these headers; noting no activity, for nobody acts because a window is open. */
  identify(headers: Headers): Promise<Caller | null>;
  readonly limits?: Partial<StreamLimits>;
  readonly timing?: Partial<LiveTiming>;
}

/** Who opens a stream, and what for. */
export interface WantedStream {
  readonly caller: Caller;
  readonly headers: Headers;
  readonly topics: readonly WantedTopic[];
  /** The id of the last event he has seen, where he comes back. */
  readonly lastId: string | null;
}

export interface LiveStreams {
  /**
   * Opens a stream; what he may not hear of is named in its first event, where there is anything else.
   * @returns the name it is held open under, and how it begins.
   * @throws Refusal
   */
  open(wanted: WantedStream): Promise<{ readonly id: string; readonly text: string }>;
  /** Speaks with a front about the streams it holds. */
  serveLine(request: IncomingMessage, response: ServerResponse): void;
  readonly count: number;
  /** Ends every stream, and opens no other. */
  stop(): void;
}

const TIMING: LiveTiming = { check: 60_000, held: 15_000, look: 1_000 };

/** Characters of events told later that are worth sending: with more, looking at everything is less, and no reader is slow by it. */
const MOST_MISSED = 32 * 1024;

const CREDENTIALS = ["cookie", "devicefingerprint", "sessionid"] as const;

function credentialOf(headers: Headers): Headers {
  return new Headers(CREDENTIALS.flatMap((name): [string, string][] => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : [])));
}

/** The streams that browsers have open with this process, wherever their sockets are held. */
export function liveStreams({ hub, gate, callers, log, newId, identify, ...given }: LiveStreamsOptions): LiveStreams {
  const timing = { ...TIMING, ...given.timing };
  const streams = streamSet({ ...STREAM_LIMITS, ...given.limits });
  const holders = new Set<Holder>();
  let isStopped = false;

  const resetText = (): string => eventText("reset", {}, hub.ring.idOf(hub.ring.last));
  /** What somebody has not heard yet; where that is not known any more, that he has to look at everything. */
  const textSince = (seen: number | string, channels: ReadonlySet<string>): string => {
    const text = hub.ring.since(seen, channels)?.reduce((all, event) => all + event.text, "") ?? resetText();
    return text.length > MOST_MISSED ? resetText() : text;
  };
  /** `revoked`: whoever it was opened for is here no longer. `changed`: he may come back, and hears of something else then. */
  const end = (stream: Stream, why: "revoked" | "changed"): void => {
    // Two looks at once may come to the same.
    if (streams.get(stream.id) !== stream) return;
    stream.holder?.say([stream.id], eventText("bye", { why }, hub.ring.idOf(stream.seen)), true);
    streams.remove(stream);
  };
  const sayTo = (those: Iterable<Stream>, text: string, place: number): void => {
    const heard = new Map<Holder, string[]>();
    for (const stream of those) {
      // What the front does not hold yet it is told of when it does.
      if (!stream.holder) continue;
      stream.seen = place;
      const ids = heard.get(stream.holder);
      if (ids) ids.push(stream.id);
      else heard.set(stream.holder, [stream.id]);
    }
    for (const [holder, ids] of heard) holder.say(ids, text);
  };

  const isSame = (stream: Stream, caller: Caller | null): caller is Caller =>
    caller?.accountId === stream.accountId && caller.actor.accountId === stream.actorId && caller.actor.sessionId === stream.sessionId;
  const check = async (stream: Stream, isUrgent: boolean): Promise<void> => {
    stream.checkedAt = performance.now();
    try {
      const caller = await identify(stream.credential);
      if (!isSame(stream, caller)) return end(stream, "revoked");
      for (const topic of stream.topics) await gate.admit(topic, caller);
    } catch (error) {
      if (error instanceof Refusal) return end(stream, error.code === "SESSION_EXPIRED" ? "revoked" : "changed");
      log("warn", "live.not_checked", { error });
      // Who may have been thrown out hears nothing more before that is known; a look that merely was due can wait.
      if (isUrgent) end(stream, "changed");
    }
  };
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const now = performance.now();
    for (const stream of streams.all()) {
      const age = now - stream.checkedAt;
      if (!stream.holder && age > timing.held) streams.remove(stream);
      if (stream.holder && age > timing.check) await check(stream, false);
    }
    isLooking = false;
  };
  const timer = setInterval(() => void look(), timing.look).unref();
  callers.onForget((accountId) => {
    for (const stream of streams.dependingOn(accountId)) void check(stream, true);
  });
  hub.listen({
    told: ({ channel, text, place }) => sayTo(streams.hearing(channel), text, place),
    *hearing(channel) {
      for (const { sessionId } of streams.hearing(channel)) yield sessionId;
    },
    missed: () => sayTo(streams.all(), resetText(), hub.ring.last),
    forgotten: callers.forgetAsOthersDo,
  });

  /** What of it he may hear. @throws Refusal the first one, where that is nothing. */
  const grant = async ({ caller, topics }: WantedStream): Promise<WantedTopic[]> => {
    const granted: WantedTopic[] = [];
    let refusal: Refusal | null = null;
    for (const topic of topics) {
      try {
        await gate.admit(topic, caller);
        granted.push(topic);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusal ??= error;
      }
    }
    if (granted.length === 0 && refusal) throw refusal;
    return granted;
  };
  return {
    async open(wanted) {
      const { caller, headers, topics, lastId } = wanted;
      if (isStopped) throw new Refusal("UNAVAILABLE");
      const granted = await grant(wanted);
      const { accountId, actor } = caller;
      const channels = new Set(granted.map((topic) => channelOf(topic.name, { accountId: accountOfTopic(topic, caller), id: topic.id })));
      const missed = lastId === null ? "" : textSince(lastId, channels);
      // Before it is one of them, and after what it had missed: it knows of itself.
      for (const topic of granted) {
        if (topic.id !== undefined) hub.tellJoined(topic.name, { accountId: accountOfTopic(topic, caller), id: topic.id });
      }
      const stream: Stream = {
        ...{ id: newId(), accountId, actorId: actor.accountId, sessionId: actor.sessionId ?? "", topics: granted, channels },
        ...{ credential: credentialOf(headers), seen: hub.ring.last, holder: null, checkedAt: performance.now() },
      };
      streams.add(stream);
      const refused = topics.filter((topic) => !granted.includes(topic)).map(({ text }) => text);
      const hello = eventText("hello", { refused }, hub.ring.idOf(stream.seen));
      return { id: stream.id, text: missed + hello };
    },
    serveLine(request, response) {
      if (isStopped) {
        response.writeHead(503).end();
        return;
      }
      const holder = holdLine(request, response, {
        held(id) {
          const stream = streams.get(id);
          if (!stream) return holder.say([id], "", true);
          stream.holder = holder;
          const missed = textSince(stream.seen, stream.channels);
          stream.seen = hub.ring.last;
          if (missed !== "") holder.say([id], missed);
          // What was decided when it was asked for may have been taken back before it was held.
          void check(stream, true);
        },
        gone(id) {
          const stream = streams.get(id);
          if (stream) streams.remove(stream);
        },
        lost() {
          holders.delete(holder);
          for (const stream of streams.all()) if (stream.holder === holder) streams.remove(stream);
        },
      });
      holders.add(holder);
    },
    get count() {
      return streams.size;
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      for (const holder of holders) holder.end();
      for (const stream of streams.all()) streams.remove(stream);
    },
  };
}
