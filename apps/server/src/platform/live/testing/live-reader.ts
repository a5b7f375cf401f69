import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";

/** An event as it came. */
export interface ReadEvent {
  readonly name: string;
  readonly id: string;
  readonly data: ReturnType<typeof JSON.parse>;
}

/** A live stream that a test reads. */
export interface LiveReader {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  /** What came so far: events, and how often a line said only that the stream is open. */
  readonly events: readonly ReadEvent[];
  readonly beats: number;
  /** All that came, for a stream that was refused. */
  text(): string;
  /** Resolves with the first event of that name, or the next one where it was asked for before; fails after five seconds. */
  event(name: string): Promise<ReadEvent>;
  /** Resolves once the stream is over. */
  readonly over: Promise<void>;
  close(): void;
}

export interface ReaderOptions {
  readonly cookies?: ReadonlyMap<string, string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly lastId?: string;
}

const PATIENCE_MS = 5_000;

function eventOf(text: string): ReadEvent | null {
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1] ?? "";
  return text.includes("event: ") ? { name: field("event"), id: field("id"), data: JSON.parse(field("data")) } : null;
}

/** Opens a live stream at a server as a browser does, and reads it; resolves with its head. */
export function readLive(port: number, topics: readonly string[], { cookies, headers, lastId }: ReaderOptions = {}): Promise<LiveReader> {
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const events: ReadEvent[] = [];
  const waiting = new Map<string, ((event: ReadEvent) => void)[]>();
  const given = new Map<string, number>();
  let all = "";
  let rest = "";
  let beats = 0;
  const take = (chunk: string): void => {
    all += chunk;
    const pieces = (rest + chunk).split("\n\n");
    rest = pieces.pop() ?? "";
    for (const piece of pieces) {
      if (piece === ":") beats += 1;
      const event = eventOf(piece);
      if (!event) continue;
      events.push(event);
      waiting.get(event.name)?.shift()?.(event);
    }
  };
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = httpRequest({
      ...{
        host: "127.0.0.1",
        port,
        agent: false,
        path: `/api/live?${topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join("&")}`,
      },
      headers: {
        ...{ host: `localhost:${port}`, accept: "text/event-stream", "sec-fetch-site": "same-origin" },
        ...(cookie ? { cookie } : {}),
        ...(lastId === undefined ? {} : { "last-event-id": lastId }),
        ...headers,
      },
    });
    asked.on("error", reject);
    asked.on("response", (answer) => {
      answer.setEncoding("utf8").on("data", take);
      answer.on("error", () => {});
      const over = new Promise<void>((end) => void answer.on("close", () => end()));
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        events,
        get beats() {
          return beats;
        },
        text: () => all,
        event(name) {
          const seen = given.get(name) ?? 0;
          given.set(name, seen + 1);
          const there = events.filter((event) => event.name === name)[seen];
          if (there) return Promise.resolve(there);
          return new Promise((found, failed) => {
            const timer = setTimeout(() => failed(new Error(`no ${name} came: ${all}`)), PATIENCE_MS);
            const then = (event: ReadEvent): void => {
              clearTimeout(timer);
              found(event);
            };
            waiting.set(name, [...(waiting.get(name) ?? []), then]);
          });
        },
        over,
        close: () => void asked.destroy(),
      });
    });
    asked.end();
  });
}
