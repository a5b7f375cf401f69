import type { Ground, ServerSlice } from "../../platform/slice.ts";
import { captchaMigrations } from "./migrations.ts";
import { captchaRoutes } from "./routes.ts";

export const captchaSlice = {
  name: "captcha",
  migrations: captchaMigrations,
  routes: ({ platform }: Ground) => captchaRoutes(platform),
} as const satisfies ServerSlice;
