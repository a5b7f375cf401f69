import { connection } from "../calls/connection.ts";
import { LiveStream, type StreamEnd, type StreamWorld } from "./live-stream.ts";
import type { TabMessage, TabWorld } from "./live-tab.ts";

/** What tabs of this browser share: the name of their lock and of the channel between them. */
const NAME = "vitrine.live";

const wait: StreamWorld["wait"] = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** Asks for a stream and reads it; by `fetch`, which tells why there is none, and shows the lines that say that it is open. */
const open: StreamWorld["open"] = async ({ topics, lastId, signal, onText }): Promise<StreamEnd> => {
  const url = new URL("/api/live", location.origin);
  for (const topic of topics) url.searchParams.append("topic", topic);
  const headers = { accept: "text/event-stream", ...(lastId === null ? {} : { "last-event-id": lastId }) };
  const response = await fetch(url, { headers, signal, cache: "no-store" });
  const retrySeconds = Number(response.headers.get("retry-after")) || 0;
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.ok || !isStream || !response.body) return { status: response.status, retrySeconds };
  connection.noteAnswer();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { status: response.status };
    onText(value);
  }
};

/** The tab that has the lock leads. Where browsers have no locks, or no channel, each tab leads itself. */
const lead: TabWorld["lead"] = (lost, then, isForced) => {
  if (!navigator.locks || typeof BroadcastChannel === "undefined") {
    return wait(0, then);
  }
  let isGivenUp = false;
  let release = (): void => {};
  const asking = new AbortController();
  const options = isForced ? { steal: true } : { signal: asking.signal };
  navigator.locks
    .request(NAME, options, () => {
      if (isGivenUp) return undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      then();
      return held;
    })
    .catch(() => {
      if (!isGivenUp) lost();
    });
  return () => {
    isGivenUp = true;
    asking.abort();
    release();
  };
};

export interface BrowserTab {
  readonly world: TabWorld;
  /** Begins to hear the other tabs. */
  hear(listener: (message: TabMessage) => void): void;
}

/** This tab as it stands in this browser. */
export function browserTab(): BrowserTab {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
  return {
    world: {
      tab: crypto.randomUUID?.() ?? String(Math.random()),
      lead,
      say: (message) => channel?.postMessage(message),
      wait,
      newStream: (listener, lastId) => new LiveStream({ open, wait, random: Math.random }, listener, lastId),
    },
    hear(listener) {
      channel?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => listener(data));
    },
  };
}
