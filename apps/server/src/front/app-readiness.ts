import { request } from "node:http";
import { internalHeaders } from "../platform/link/internal-headers.ts";
import { READINESS, type Readiness } from "../platform/link/readiness.ts";

/** How long the application may take to say how it is, in milliseconds: its own questions to the database end sooner. */
const PATIENCE_MS = 5_000;

const HEADERS = ["host", "localhost", ...internalHeaders({ address: "", scheme: "http", plane: "readiness" })];

/** How it stands with the application; what does not answer is not ready. */
export function askAppReadiness(socketPath: string): Promise<Readiness> {
  return new Promise((resolve) => {
    const asked = request({ socketPath, agent: false, headers: HEADERS, signal: AbortSignal.timeout(PATIENCE_MS) });
    asked.on("error", () => resolve("not ready"));
    asked.on("response", (answer) => {
      let said = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        said += chunk;
      });
      answer.on("error", () => resolve("not ready"));
      answer.on("end", () => resolve(READINESS.find((word) => word === said) ?? "not ready"));
    });
    asked.end();
  });
}
