import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { PlanTable } from "../billing/index.ts";
import { forgetDevices } from "./device/device-store.ts";
import { exportSessions } from "./export-sessions.ts";
import { sessionMigrations } from "./migrations.ts";
import { sessionRoutes } from "./routes.ts";
import { cookieName } from "./session/cookies.ts";
import { identifyCaller } from "./session/identify-caller.ts";
import { tidySessions } from "./session/tidy-sessions.ts";

export interface SessionNeeds extends Dependencies {
  readonly plans: PlanTable;
}

export const sessionsSlice = {
  name: "sessions",
  migrations: sessionMigrations,
  offer: ({ platform, plans }: SessionNeeds) => ({
    onTwoFactorOff: forgetDevices,
    sessionCookie: cookieName(platform.config),
    identify: (headers: Headers) => identifyCaller(platform, plans, headers),
  }),
  routes: ({ platform, plans }: SessionNeeds) => sessionRoutes(platform, { plans }),
  exportPart: exportSessions,
  daily: ({ platform }: Dependencies) => [{ name: "sessions", run: () => tidySessions(platform) }],
} as const satisfies ServerSlice;
