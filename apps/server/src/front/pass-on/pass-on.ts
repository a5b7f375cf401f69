import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { PassedOn } from "../../platform/link/internal-headers.ts";
import type { Log } from "../../platform/log.ts";

export interface PassOn {
  handle(request: IncomingMessage, response: ServerResponse, from: PassedOn): void;
  stop(): Promise<void>;
}

export function passOn({ socketPath }: { readonly socketPath: string; readonly log: Log }): PassOn {
  const agent = new Agent({ keepAlive: true });
  return {
    handle(request, response, { address, scheme, plane }) {
      const headers = { ...request.headers, "x-vitrine-address": address, "x-vitrine-scheme": scheme, "x-vitrine-plane": plane };
      const out = httpRequest({ socketPath, agent, method: request.method, path: request.url, headers });
      out.on("response", (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        pipeline(answer, response, () => {});
      });
      out.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(503).end()));
      pipeline(request, out, () => {});
    },
    async stop() {
      agent.destroy();
    },
  };
}
