import type { Memberships } from "../../platform/acting/memberships.ts";
import type { OnBehalf } from "../../platform/http/api/in-process/call-as.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { PlanTable } from "../billing/index.ts";
import { forgetDevices } from "./device/device-store.ts";
import { exportSessions } from "./export-sessions.ts";
import { sessionMigrations } from "./migrations.ts";
import { sessionRoutes } from "./routes.ts";
import { callerOnBehalf } from "./session/caller-of.ts";
import { cookieName } from "./session/cookies.ts";
import { identifyCaller } from "./session/identify-caller.ts";
import { tidySessions } from "./session/tidy-sessions.ts";

export interface SessionNeeds extends Dependencies {
  readonly plans: PlanTable;
  readonly memberships: Memberships;
}

export const sessionsSlice = {
  name: "sessions",
  migrations: sessionMigrations,
  offer: ({ platform, ...tools }: SessionNeeds) => ({
    onTwoFactorOff: forgetDevices,
    sessionCookie: cookieName(platform.config),
    identify: (headers: Headers) => identifyCaller(platform, tools, headers),
    identifyQuietly: (headers: Headers) => identifyCaller(platform, tools, headers, true),
    identifyOnBehalf: (whom: OnBehalf) => callerOnBehalf(platform, tools, whom),
  }),
  routes: ({ platform, plans }: SessionNeeds) => sessionRoutes(platform, { plans }),
  exportPart: exportSessions,
  daily: ({ platform }: Dependencies) => [{ name: "tidy-sessions", run: () => tidySessions(platform) }],
} as const satisfies ServerSlice;
