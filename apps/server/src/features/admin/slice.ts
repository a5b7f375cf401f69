import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { PlanTable } from "../billing/index.ts";
import { adminRoutes } from "./routes.ts";

export const adminSlice = {
  name: "admin",
  routes: ({ platform, plans }: Dependencies & { readonly plans: PlanTable }) => adminRoutes(platform, plans),
} as const satisfies ServerSlice;
