import type { IncomingMessage, ServerResponse } from "node:http";
import { lineOf, readLines, type SaidByFront } from "../link/stream-line.ts";

/** A front that holds streams open. */
export interface Holder {
  /** Has some of its streams say a text, which may be their last. */
  say(to: readonly string[], text: string, isLast?: boolean): void;
  /** Ends the line, and with it every stream the front holds. */
  end(): void;
}

/** Told of what a front says. */
export interface LineListener {
  held(id: string): void;
  gone(id: string): void;
  /** The front is gone, and all it held. */
  lost(): void;
}

/** A front that stands still must not fill this process's memory: its line is cut off, and browsers come back. */
const MOST_UNREAD_BYTES = 16 * 1024 * 1024;

/** Speaks with one front about the streams it holds, for as long as it is there. */
export function holdLine(request: IncomingMessage, response: ServerResponse, listener: LineListener): Holder {
  readLines<SaidByFront>(request, (said) => {
    if ("held" in said) listener.held(said.held);
    else listener.gone(said.gone);
  });
  request.on("error", () => {});
  response.on("close", listener.lost);
  response.writeHead(200);
  response.flushHeaders();
  return {
    say(to, text, isLast) {
      if (response.destroyed) return;
      response.write(lineOf({ to, text, ...(isLast ? { isLast } : {}) }));
      if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
    },
    end: () => void response.end(),
  };
}
