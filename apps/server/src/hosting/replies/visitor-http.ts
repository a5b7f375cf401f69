import type { IncomingHttpHeaders } from "node:http";

/**
 * Answers whose head is made once and sent many times. Node checks and joins every header of every answer, about
 * a sixth of the cost of a page from memory; here that happens once an artefact. What changes from
 * one second to the next, the date, is added as it goes out.
 */
export interface PreparedHead {
  readonly status: number;
  readonly headers: string[];
  /** Status and headers as HTTP/2 takes them, once they were first sent by it: in turn, the date last. */
  fields: string[] | null;
  /** Status line and headers, up to where the date goes. */
  readonly start: string;
}

/** What is used of a visitor's request, whichever version of HTTP brings it: Node's own of HTTP/1 is one. */
export interface VisitorRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly httpVersionMajor: number;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined; readonly encrypted?: boolean };
  readonly destroyed: boolean;
  resume(): unknown;
  on(event: "data", listener: (chunk: Buffer) => void): unknown;
  on(event: "end" | "error" | "close", listener: () => void): unknown;
  off(event: "data", listener: (chunk: Buffer) => void): unknown;
  off(event: "end" | "error" | "close", listener: () => void): unknown;
}

/** What is used of the answer to a visitor; Node's own of HTTP/1 is one. */
export interface VisitorResponse {
  readonly destroyed: boolean;
  readonly headersSent: boolean;
  /** Names and values in turn. */
  writeHead(status: number, headers?: string[]): { end(body?: Buffer): unknown };
  end(body?: Buffer): unknown;
  destroy(): unknown;
  /** Sends a head that was made before with what follows it, where there is another way for that than HTTP/1's. */
  sendPrepared?(head: PreparedHead, body: Buffer | undefined): void;
}
