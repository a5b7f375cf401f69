import type { Ground, ServerSlice } from "../../platform/slice.ts";
import { templateRoutes } from "./routes.ts";

export const templatesSlice = {
  name: "templates",
  routes: ({ platform }: Ground) => templateRoutes(platform),
} as const satisfies ServerSlice;
