import { Refusal } from "../refusal.ts";
import { type DashboardOptions, dashboard } from "./dashboard.ts";
import type { DashboardSide } from "./serve-app.ts";

const refuse = (): never => {
  throw new Refusal("STORAGE_FULL");
};

type WaitingOptions = Omit<DashboardOptions, "api" | "identify"> & Required<Pick<DashboardOptions, "hasRoom">>;

/** The dashboard while there is no room to open its database: its own files, and to every call that the disk is full. */
export function waitingDashboard(options: WaitingOptions): DashboardSide {
  const api = { handle: async () => refuse(), callsAt: refuse, describe: async () => refuse() };
  return {
    dashboard: dashboard({ ...options, api, identify: async () => refuse() }),
    async uploads(_request, response) {
      response.writeHead(503, { "retry-after": "30", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
      response.end("The disk is full.\n");
    },
    streams: (_request, response) => void response.writeHead(503).end(),
    operatorPage: async () => false,
    readiness: async () => ((await options.hasRoom()) ? "not ready" : "disk full"),
  };
}
