import type { IncomingHttpHeaders, ServerHttp2Stream } from "node:http2";
import type { VisitorRequest } from "../../../hosting/replies/visitor-http.ts";

/** A request that came as a stream of HTTP/2. Its body, if any, is the stream itself. */
export class StreamRequest implements VisitorRequest {
  readonly httpVersionMajor = 2;
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly socket: VisitorRequest["socket"];
  readonly #stream: ServerHttp2Stream;

  constructor(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, socket: VisitorRequest["socket"]) {
    this.#stream = stream;
    this.headers = headers;
    this.method = headers[":method"];
    this.url = headers[":path"];
    this.socket = socket;
  }

  get destroyed(): boolean {
    return this.#stream.destroyed;
  }

  resume(): void {
    this.#stream.resume();
  }

  on(event: string, listener: (chunk: Buffer) => void): void {
    this.#stream.on(event, listener);
  }

  off(event: string, listener: (chunk: Buffer) => void): void {
    this.#stream.off(event, listener);
  }
}
