import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

/** What every screen of one's own account stands in: the frame stays while one goes from screen to screen. */
export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account",
  loader: () => loadMessages("accounts"),
  component: lazyScreen(async () => (await import("./account-frame.tsx")).AccountFrame),
});
