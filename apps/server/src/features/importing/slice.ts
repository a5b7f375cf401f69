import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { ImportTools } from "./import-page.ts";
import { importingRoutes } from "./routes.ts";

export const importingSlice = {
  name: "importing",
  routes: ({ platform, ...tools }: Dependencies & ImportTools) => importingRoutes(platform, tools),
} as const satisfies ServerSlice;
