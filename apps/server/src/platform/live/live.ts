import { randomBytes } from "node:crypto";
import { TOPICS, type Topic, type TopicData, type TopicName, type TopicOfOne } from "@vitrine/contract";
import type { NodeBus, NodeMessage } from "../nodes/node-bus.ts";
import { type EventRing, eventRing, type ToldEvent } from "./event-ring.ts";

/** Whom something is told: everybody who may see it in an account, and, for a topic of one thing, looks at that. */
export type Audience<Name extends TopicName> = { readonly accountId: string } & (Name extends TopicOfOne
  ? { readonly id: string }
  : { readonly id?: undefined });

/** Tells whoever has a screen open that what it shows has changed. */
export interface Live {
  /**
   * To be called once the change is committed. It takes no time and never fails: who could not be told looks again
   * by himself, so that nothing but what a screen shows may stand on it.
   */
  tell<Name extends TopicName>(topic: Name, to: Audience<Name>, data: TopicData<Name>): void;
  /** Whether somebody besides a session hears it through this process; who came through another node was told as joining. */
  isHeardBeside<Name extends TopicName>(topic: Name, to: Audience<Name>, sessionId: string | undefined): boolean;
}

/** The live channel within this process: what is told here, and by other nodes. */
export interface LiveHub extends Live {
  readonly ring: Pick<EventRing, "last" | "idOf" | "since">;
  /** Tells those who hear of a thing that somebody else begins to, where its topic says so. */
  tellJoined(topic: string, to: { readonly accountId: string; readonly id: string }): void;
  /** Tells the other nodes that what was known of an account's callers counts no longer. */
  tellForgotten(accountId: string): void;
  /** Begins to hear of other nodes. */
  listen(to: HubListener): void;
  stop(): Promise<void>;
}

export interface HubListener {
  told(event: ToldEvent): void;
  /** The sessions whose streams hear a channel. */
  hearing(channel: string): Iterable<string>;
  /** Events may have been missed: whoever looks has to look at everything again. */
  missed(): void;
  /** Another node has changed what an account or one of its sessions may do. */
  forgotten(accountId: string): void;
}

/** What a topic is told on: an account's are its own, whatever the thing. */
export function channelOf(topic: string, { accountId, id = "" }: { readonly accountId: string; readonly id?: string | undefined }): string {
  return `${topic}:${id}@${accountId}`;
}

/** Events kept for who comes back: of a thousand busy accounts a minute's, at about 200 bytes each. */
const MOST_KEPT = 4_096;

/** @param bus the way to other nodes; null where there are none. */
export function openLive(bus: NodeBus | null): LiveHub {
  const ring = eventRing(MOST_KEPT, () => randomBytes(6).toString("hex"));
  let listener: HubListener | null = null;
  const add = (topic: string, channel: string, data: unknown): void => {
    const told = ring.add(channel, topic, { topic: channel.slice(0, channel.lastIndexOf("@")).replace(/:$/, ""), data });
    listener?.told(told);
  };
  const missed = (): void => {
    ring.renew();
    listener?.missed();
  };
  const hear = (message: NodeMessage): void => {
    if ("channel" in message) add(message.topic, message.channel, message.data);
    else if ("forgotten" in message) listener?.forgotten(message.forgotten);
    else if ("missed" in message) missed();
  };
  const tell = (topic: string, to: { readonly accountId: string; readonly id?: string | undefined }, data: unknown): void => {
    const channel = channelOf(topic, to);
    add(topic, channel, data);
    bus?.send({ topic, channel, data });
  };
  return {
    ring,
    tell,
    tellJoined(topic, to) {
      const { joined }: Topic = TOPICS[topic as TopicName];
      if (joined) tell(topic, to, joined);
    },
    isHeardBeside(topic, to, sessionId) {
      for (const hearing of listener?.hearing(channelOf(topic, to)) ?? []) if (hearing !== sessionId) return true;
      return false;
    },
    tellForgotten: (accountId) => bus?.send({ forgotten: accountId }),
    listen(to) {
      listener = to;
      bus?.listen({ hear, missed });
    },
    async stop() {
      listener = null;
      await bus?.stop();
    },
  };
}
