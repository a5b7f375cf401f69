import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "../../ui/lazy-screen.tsx";
import { accountRoute } from "./account-route.ts";

const getParentRoute = () => accountRoute;

export const accountsSlice = {
  routes: [
    createRoute({
      getParentRoute,
      path: "/",
      component: lazyScreen(async () => (await import("./profile-screen.tsx")).ProfileScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/keys",
      component: lazyScreen(async () => (await import("./keys-screen.tsx")).KeysScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/data",
      component: lazyScreen(async () => (await import("./data-screen.tsx")).DataScreen),
    }),
  ],
} as const;
