import { Agent } from "node:http";
import { Socket } from "node:net";
import type { PassOnLimits } from "./limits.ts";

type Written = Parameters<Socket["_write"]>[2];

/** Says of a piece that nobody takes any more that it was taken: that the connection is over is for whoever reads to say. */
function unlessGone(done: Written): Written {
  return (error) => {
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    done(code === "EPIPE" || code === "ECONNRESET" ? null : error);
  };
}

/**
 * A connection whose answer is read even where writing failed: an application that refuses a body closes upon it, and
 * Node would throw away what it had said.
 */
class AppSocket extends Socket {
  override _write(chunk: unknown, encoding: BufferEncoding, done: Written): void {
    super._write(chunk, encoding, unlessGone(done));
  }

  override _writev(chunks: Parameters<NonNullable<Socket["_writev"]>>[0], done: Written): void {
    super._writev?.(chunks, unlessGone(done));
  }
}

/** Connections to the application's socket, some of them kept for the next call. */
export function appConnections(socketPath: string, { kept, idle }: Pick<PassOnLimits, "kept" | "idle">): Agent {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: kept, timeout: idle });
  agent.createConnection = () => new AppSocket().connect(socketPath);
  return agent;
}
