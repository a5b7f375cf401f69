import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { templateRoutes } from "./routes.ts";

export const templatesSlice = {
  name: "templates",
  routes: ({ platform }: Dependencies) => templateRoutes(platform),
} as const satisfies ServerSlice;
