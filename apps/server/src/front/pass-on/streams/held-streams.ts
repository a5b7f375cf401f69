import type { ServerResponse } from "node:http";
import type { SaidByApp } from "../../../platform/link/stream-line.ts";
import type { PassOnLimits } from "../limits.ts";
import { type AppLine, openAppLine } from "./app-line.ts";

/** Answers that the front keeps open by itself, and writes into what the application has to say. */
export interface HeldStreams {
  /** Holds an answer whose head and beginning are written, under the name the application knows it by. */
  hold(id: string, response: ServerResponse): void;
  readonly count: number;
  /** Ends all of them. */
  stop(): void;
}

type StreamLimits = Pick<PassOnLimits, "beats" | "unread">;

/** A line that says nothing, for readers and proxies to know that the stream is open. */
const BEAT = ":\n\n";

interface Held {
  readonly response: ServerResponse;
  /** By `performance.now()`. */
  writtenAt: number;
}

/**
 * A stream costs its socket and nothing at the application's side but what it takes to know whom to tell: there is one
 * line to the application for all of them. Whoever reads too slowly is cut off, and comes back for what he missed.
 */
export function heldStreams(socketPath: string, { beats, unread }: StreamLimits): HeldStreams {
  const streams = new Map<string, Held>();
  let line: AppLine | null = null;
  let timer: NodeJS.Timeout | null = null;

  const write = (held: Held, text: string): void => {
    if (held.response.writableEnded) return;
    held.writtenAt = performance.now();
    held.response.write(text);
    if (held.response.writableLength > unread) held.response.destroy();
  };
  const beat = (): void => {
    const due = performance.now() - beats;
    for (const held of streams.values()) if (held.writtenAt <= due) write(held, BEAT);
  };
  const endAll = (): void => {
    for (const { response } of [...streams.values()]) response.end();
  };
  const take = ({ to, text, isLast }: SaidByApp): void => {
    for (const id of to) {
      const held = streams.get(id);
      if (!held) continue;
      if (text !== "") write(held, text);
      if (isLast) held.response.end();
    }
  };
  /** The application knows its streams by this line alone: without it, nobody would hear anything. */
  const lineNow = (): AppLine => {
    line ??= openAppLine(socketPath, take, () => {
      line = null;
      endAll();
    });
    return line;
  };
  const drop = (id: string): void => {
    streams.delete(id);
    line?.say({ gone: id });
    if (streams.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  };
  return {
    hold(id, response) {
      const now = lineNow();
      if (response.destroyed) return now.say({ gone: id });
      streams.set(id, { response, writtenAt: performance.now() });
      response.once("close", () => drop(id));
      timer ??= setInterval(beat, Math.ceil(beats / 15));
      now.say({ held: id });
    },
    get count() {
      return streams.size;
    },
    stop() {
      endAll();
      line?.close();
    },
  };
}
