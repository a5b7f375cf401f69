/** Administration: other people's accounts, as far as running the platform needs it. */
export { adminRoutes } from "./routes.ts";
export { setFlags } from "./set-flags.ts";
