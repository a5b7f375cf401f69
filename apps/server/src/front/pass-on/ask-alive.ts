import { request as httpRequest } from "node:http";
import { internalHeaders } from "../../platform/link/internal-headers.ts";

/** A question on its way. */
export interface Asking {
  stop(): void;
}

const HEADERS = ["host", "localhost", ...internalHeaders({ address: "", scheme: "http", plane: "alive" })];

/**
 * Asks the application whether it is alive, on a connection of its own: one that stands still accepts connections, and
 * answers once it goes on.
 */
export function askAlive(socketPath: string, onAnswer: () => void, onFailure: (error: Error) => void): Asking {
  const asked = httpRequest({ socketPath, agent: false, headers: HEADERS });
  let isOver = false;
  asked.on("response", (answer) => {
    answer.resume();
    if (isOver) return;
    isOver = true;
    onAnswer();
  });
  asked.on("error", (error) => {
    if (isOver) return;
    isOver = true;
    onFailure(error);
  });
  asked.end();
  return {
    stop() {
      isOver = true;
      asked.destroy();
    },
  };
}
