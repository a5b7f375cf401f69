import { constants, type OutgoingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import type { PreparedHead, VisitorResponse } from "../../../hosting/replies/visitor-http.ts";
import { httpDate } from "./http-date.ts";

/** What HTTP/1 says of a connection, and a stream must not (RFC 9113, 8.2.2). */
const OF_A_CONNECTION: ReadonlySet<string> = new Set(["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade"]);

/**
 * Headers as HTTP/2 takes them, names and values in turn: the status first, none that is for a connection, the date last.
 * @param more what this server says always
 */
function fieldsOf(status: number, headers: readonly string[], more: readonly string[]): string[] {
  const fields = [":status", String(status)];
  for (const list of [headers, more]) {
    for (let i = 0; i < list.length; i += 2) {
      const name = (list[i] ?? "").toLowerCase();
      if (!OF_A_CONNECTION.has(name)) fields.push(name, list[i + 1] ?? "");
    }
  }
  fields.push("date", httpDate());
  return fields;
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
/** From 24.7 on Node takes a list as it is, which saves an object a request: a seventh of what a page costs. */
const TAKES_LISTS = major > 24 || (major === 24 && minor >= 7);

/** The same by name, for a Node that takes nothing else. */
function byName(fields: readonly string[]): OutgoingHttpHeaders {
  const named: Record<string, string | string[]> = {};
  for (let i = 0; i < fields.length; i += 2) {
    const [name = "", value = ""] = fields.slice(i, i + 2);
    const before = named[name];
    named[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return named;
}

const WHOLE = { endStream: true, sendDate: false };
const WITH_BODY = { endStream: false, sendDate: false };

/** The answer to a request that came as a stream of HTTP/2. */
export class StreamResponse implements VisitorResponse {
  readonly #stream: ServerHttp2Stream;
  readonly #more: readonly string[];
  readonly #isHead: boolean;
  #head: string[] | null = null;

  /**
   * @param isHead whether nothing but a head was asked for
   * @param more headers of every answer, the same for as long as the process runs
   */
  constructor(stream: ServerHttp2Stream, isHead: boolean, more: readonly string[]) {
    this.#stream = stream;
    this.#isHead = isHead;
    this.#more = more;
  }

  get destroyed(): boolean {
    return this.#stream.destroyed || this.#stream.closed;
  }

  get headersSent(): boolean {
    return this.#head !== null;
  }

  /** The head goes out with the end, in one piece with what there is of a body. */
  writeHead(status: number, headers: readonly string[] = []): this {
    this.#head = fieldsOf(status, headers, this.#more);
    return this;
  }

  end(body?: Buffer): void {
    if (this.#head) this.#send(this.#head, body);
  }

  destroy(): void {
    this.#stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  }

  sendPrepared(head: PreparedHead, body: Buffer | undefined): void {
    head.fields ??= fieldsOf(head.status, head.headers, this.#more);
    head.fields[head.fields.length - 1] = httpDate();
    this.#head = head.fields;
    this.#send(head.fields, body);
  }

  #send(fields: string[], body: Buffer | undefined): void {
    const stream = this.#stream;
    // Whoever asked may have taken it back.
    if (stream.destroyed || stream.closed) return;
    const isWhole = body === undefined || body.length === 0 || this.#isHead;
    const given = TAKES_LISTS ? (fields as unknown as OutgoingHttpHeaders) : byName(fields);
    stream.respond(given, isWhole ? WHOLE : WITH_BODY);
    if (!isWhole) stream.end(body);
  }
}
