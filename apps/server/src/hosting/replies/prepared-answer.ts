import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from "node:http";
import type { PreparedHead, VisitorResponse } from "./visitor-http.ts";

/** How long an idle connection is kept, in milliseconds. */
export const KEEP_ALIVE_MS = 10_000;

/**
 * Checks headers, names and values in turn, and joins them.
 * @throws TypeError for what may not stand in a header.
 */
export function prepareHead(status: number, headers: readonly string[]): PreparedHead {
  let start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n`;
  for (let i = 0; i < headers.length; i += 2) {
    const [name = "", value = ""] = headers.slice(i, i + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    start += `${name}: ${value}\r\n`;
  }
  // Through bytes and back: a text put together from pieces stays in pieces, scattered over memory.
  return { status, headers: [...headers], fields: null, start: Buffer.from(start, "latin1").toString("latin1") };
}

interface Waiting {
  readonly response: VisitorResponse;
  readonly head: PreparedHead;
  readonly body: Buffer | undefined;
}

let waiting: Waiting[] = [];

/**
 * Sends an answer at the end of this turn of the event loop, with all others of the turn: written one after the
 * other they wake their readers once and not one by one, which saves about as much again.
 */
export function sendPrepared(response: VisitorResponse, head: PreparedHead, body?: Buffer): void {
  if (response.sendPrepared) response.sendPrepared(head, body);
  else if (waiting.push({ response, head, body }) === 1) setImmediate(sendWaiting);
}

function sendWaiting(): void {
  const turn = waiting;
  waiting = [];
  for (const { response, head, body } of turn) write(response, head, body);
}

/** Where Node keeps a head that is ready to go; it writes it with the body's first bytes. */
interface HeadPlace {
  _header: string | null;
}

function write(response: VisitorResponse, head: PreparedHead, body: Buffer | undefined): void {
  if (response.destroyed) return;
  const { status } = head;
  // Only the usual connection: others end after this answer, and Node knows how.
  if (response instanceof ServerResponse && response.shouldKeepAlive && response.useChunkedEncodingByDefault) {
    response.statusCode = status;
    (response as unknown as HeadPlace)._header = head.start + headEnd();
  }
  if (!response.headersSent) response.writeHead(status, head.headers);
  response.end(body);
}

let end: string | null = null;

function headEnd(): string {
  if (end !== null) return end;
  const now = new Date();
  const toNextSecond = 1_000 - now.getMilliseconds();
  setTimeout(() => {
    end = null;
  }, toNextSecond).unref();
  end = `Date: ${now.toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;
  return end;
}
