import { request as httpRequest } from "node:http";
import { createServer } from "node:net";

/** What came back, read to the end. */
export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly bytes: Buffer;
  /** The body as JSON; a test says itself what it expects of it. */
  json(): ReturnType<typeof JSON.parse>;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Aborted, the connection ends, as it does when somebody cancels in a browser. */
  readonly signal?: AbortSignal;
}

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

/** Sends one request to a server on this machine, as for a host, and reads the answer to its end; like a browser, it keeps what follows a `#`. */
export function send(
  port: number,
  host: string,
  path: string,
  { method = "GET", headers = {}, body, signal }: SendOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        ...{ host: "127.0.0.1", port, path: path.replace(/#.*$/, ""), method, agent: false },
        ...{ headers: { host: `${host}:${port}`, ...headers }, ...(signal ? { signal } : {}) },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const flat = Object.entries(incoming.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join("\n") : (value ?? ""),
          ]);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(flat),
            bytes,
            text: bytes.toString("utf8"),
            json: () => JSON.parse(bytes.toString("utf8")),
          });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
