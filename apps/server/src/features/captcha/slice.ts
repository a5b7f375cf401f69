import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { captchaMigrations } from "./migrations.ts";
import { captchaRoutes } from "./routes.ts";

export const captchaSlice = {
  name: "captcha",
  migrations: captchaMigrations,
  routes: ({ platform }: Dependencies) => captchaRoutes(platform),
} as const satisfies ServerSlice;
