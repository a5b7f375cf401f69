import { Agent, request } from "node:http";

export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly ms: number;
}

export interface HttpRequest {
  readonly method?: string;
  readonly host?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends one request on a kept connection and reads the answer to its end. */
export function ask(port: number, { method = "GET", host = "localhost", path, headers = {}, body }: HttpRequest): Promise<HttpReply> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { "content-type": "application/json", origin: `http://localhost:${port}` };
    const options = { agent, host: "127.0.0.1", port, path, method, headers: { host: `${host}:${port}`, ...json, ...headers } };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const { statusCode: status = 0, headers: received } = incoming;
        resolve({ status, headers: received, text: Buffer.concat(chunks).toString("utf8"), ms: performance.now() - start });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The cookies an answer sets, as a browser sends them back. */
export function cookiesOf({ headers }: HttpReply): string {
  const lines = headers["set-cookie"] ?? [];
  const pairs = (typeof lines === "string" ? [lines] : lines).map((line) => line.split(";")[0] ?? "");
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

let asked = 0;

/** An address nobody has asked from yet, as a proxy on this machine would pass it on. */
export function newAddress(): { "x-forwarded-for": string } {
  asked += 1;
  return { "x-forwarded-for": `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
}

export function closeConnections(): void {
  agent.destroy();
}
