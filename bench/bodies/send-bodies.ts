import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/** What a thread of its own sends, so that whoever measures meanwhile is not held up by it. */
export interface Sending {
  readonly port: number;
  readonly apiKey: string;
  readonly seconds: number;
  readonly method: string;
  readonly isChunked: boolean;
  /** One lane each, which sends again soon after it is answered. */
  readonly paths: readonly string[];
  /** What is sent: as it is, or as a document on top of the version that the last answer gave. */
  readonly body: Uint8Array;
  readonly isDocument: boolean;
}

/** How many answers of each status came; 0 is a server that hung up. */
export type Sent = Readonly<Record<number, number>>;

/** Between an answer and the next body of a lane, in milliseconds: what is measured is the server, not the line to it. */
const PAUSE_MS = 250;

async function sendAll({ port, apiKey, seconds, method, isChunked, paths, body, isDocument }: Sending): Promise<Sent> {
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, whole: Uint8Array): Promise<{ status: number; text: string }> => {
    const length: Record<string, string | number> = isChunked ? { "transfer-encoding": "chunked" } : { "content-length": whole.length };
    const headers = { host: `localhost:${port}`, authorization: `Bearer ${apiKey}`, "content-type": "application/json", ...length };
    return new Promise((resolve) => {
      const outgoing = request({ host: "127.0.0.1", port, path, method, agent, headers }, (incoming) => {
        let text = "";
        incoming.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        incoming.on("error", () => resolve({ status: incoming.statusCode ?? 0, text }));
        incoming.on("end", () => resolve({ status: incoming.statusCode ?? 0, text }));
      });
      outgoing.on("error", () => resolve({ status: 0, text: "" }));
      outgoing.end(whole);
    });
  };
  const sent: Record<number, number> = {};
  const until = performance.now() + seconds * 1_000;
  const lane = async (path: string): Promise<void> => {
    for (let version = 1; performance.now() < until; await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))) {
      const whole = isDocument ? Buffer.concat([Buffer.from(`{"version":${version},"document":`), body, Buffer.from("}")]) : body;
      const { status, text } = await send(path, whole);
      sent[status] = (sent[status] ?? 0) + 1;
      if (isDocument && status === 200) version = (JSON.parse(text) as { version: number }).version;
      else if (isDocument) throw new Error(`a document was answered ${status}: ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(paths.map(lane));
  agent.destroy();
  return sent;
}

const sent = await sendAll(workerData as Sending);
parentPort?.postMessage(sent);
