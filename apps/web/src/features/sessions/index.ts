import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadMessages } from "../../platform/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";

const loader = () => loadMessages("sessions");

/** Signing up and logging in. */
export const sessionsSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/signup",
      loader,
      component: lazyRouteComponent(() => import("./sign-up-screen.tsx"), "SignUpScreen"),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/login",
      loader,
      component: lazyRouteComponent(() => import("./log-in-screen.tsx"), "LogInScreen"),
    }),
  ],
  entries: [],
} as const;
