import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadMessages } from "../../platform/i18n.ts";
import { originsFrom } from "../../platform/origins.ts";
import { rootRoute } from "../../platform/root-route.tsx";

const loader = () => loadMessages("sessions");
const getParentRoute = () => rootRoute;

export const sessionsSlice = {
  routes: [
    createRoute({
      getParentRoute,
      path: "/signup",
      loader,
      validateSearch: originsFrom,
      component: lazyRouteComponent(() => import("./sign-up-screen.tsx"), "SignUpScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/login",
      loader,
      validateSearch: originsFrom,
      component: lazyRouteComponent(() => import("./log-in-screen.tsx"), "LogInScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/verify",
      loader,
      component: lazyRouteComponent(() => import("./verify-screen.tsx"), "VerifyScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/recover",
      loader,
      component: lazyRouteComponent(() => import("./recover-screen.tsx"), "RecoverScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/reset",
      loader,
      component: lazyRouteComponent(() => import("./reset-screen.tsx"), "ResetScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/confirm",
      loader,
      component: lazyRouteComponent(() => import("./confirm-screen.tsx"), "ConfirmScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/confirmEmail",
      loader,
      component: lazyRouteComponent(() => import("./confirm-email-screen.tsx"), "ConfirmEmailScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/oauth/success",
      loader,
      component: lazyRouteComponent(() => import("./oauth-success-screen.tsx"), "OAuthSuccessScreen"),
    }),
  ],
  entries: [],
} as const;
