/** Tabs of this browser that have the same page open: what one saves shows in the others at once. */
export interface Neighbours {
  /** Whether any was heard of lately; asks them, so that the next answer is fresh. */
  areThere(): boolean;
  stop(): void;
}

/** Milliseconds that a tab counts as there after it was heard, and between two questions. */
const HEARD_MS = 30_000;
const ASK_MS = 10_000;

/** Meets the other tabs. They share a stream to the server, which knows of one browser alone. */
export function neighboursOf(pageId: string, onFound: () => void, now: () => number = Date.now): Neighbours {
  if (typeof BroadcastChannel === "undefined") return { areThere: () => false, stop: () => undefined };
  const channel = new BroadcastChannel(`vitrine.page.${pageId}`);
  let heardAt = Number.NEGATIVE_INFINITY;
  let askedAt = now();
  channel.onmessage = ({ data }: MessageEvent<unknown>): void => {
    heardAt = now();
    if (data === "who") channel.postMessage("me");
    onFound();
  };
  channel.postMessage("who");
  return {
    areThere() {
      if (now() - askedAt >= ASK_MS) {
        askedAt = now();
        channel.postMessage("who");
      }
      return now() - heardAt < HEARD_MS;
    },
    stop: () => channel.close(),
  };
}
