import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { originsFrom } from "../../platform/origins.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

const loader = () => loadMessages("sessions");
const getParentRoute = () => rootRoute;

export const sessionsSlice = {
  routes: [
    createRoute({
      getParentRoute,
      path: "/signup",
      loader,
      validateSearch: originsFrom,
      component: lazyScreen(async () => (await import("./sign-up/sign-up-screen.tsx")).SignUpScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/login",
      loader,
      validateSearch: originsFrom,
      component: lazyScreen(async () => (await import("./log-in/log-in-screen.tsx")).LogInScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/verify",
      loader,
      component: lazyScreen(async () => (await import("./second-factor/verify-screen.tsx")).VerifyScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/recover",
      loader,
      component: lazyScreen(async () => (await import("./password/recover-screen.tsx")).RecoverScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/reset",
      loader,
      component: lazyScreen(async () => (await import("./password/reset-screen.tsx")).ResetScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/confirm",
      loader,
      component: lazyScreen(async () => (await import("./sign-up/confirm-screen.tsx")).ConfirmScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/confirmEmail",
      loader,
      component: lazyScreen(async () => (await import("./sign-up/confirm-email-screen.tsx")).ConfirmEmailScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/oauth/success",
      loader,
      component: lazyScreen(async () => (await import("./log-in/oauth-success-screen.tsx")).OAuthSuccessScreen),
    }),
  ],
} as const;
