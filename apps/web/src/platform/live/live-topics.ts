import type { TopicData, TopicName, TopicOfOne } from "@vitrine/contract";

/** A topic as it is asked for: `leads`, or `page:pag_…`. */
export type LiveTopicText = Exclude<TopicName, TopicOfOne> | `${TopicOfOne}:${string}`;

/** What is told of it. */
export type LiveDataOf<Text extends LiveTopicText> = Text extends `${infer Name}:${string}`
  ? TopicData<Name & TopicName>
  : TopicData<Text & TopicName>;

/** Told what changed; null where something may have, and only looking again says what. */
export type LiveListener<Data> = (data: Data | null) => void;

type AnyListener = LiveListener<unknown>;

const listeners = new Map<string, Set<AnyListener>>();
const watchers = new Set<() => void>();

/** Listens to a topic for as long as a screen shows it; returns how to stop. */
export function listenLive<Text extends LiveTopicText>(topic: Text, listener: LiveListener<LiveDataOf<Text>>): () => void {
  const those = listeners.get(topic) ?? new Set();
  listeners.set(topic, those.add(listener as AnyListener));
  for (const watcher of watchers) watcher();
  return () => {
    those.delete(listener as AnyListener);
    if (those.size === 0 && listeners.get(topic) === those) listeners.delete(topic);
    for (const watcher of watchers) watcher();
  };
}

/** The topics that this tab shows. */
export function shownTopics(): string[] {
  return [...listeners.keys()];
}

/** Calls back whenever those become others; returns how to stop that. */
export function onShownTopics(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Tells whoever listens to a topic in this tab. */
export function tellListeners(topic: string, data: unknown): void {
  for (const listener of [...(listeners.get(topic) ?? [])]) listener(data);
}
