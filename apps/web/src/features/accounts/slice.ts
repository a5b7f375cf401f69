import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";
import { accountRoute } from "./account-route.ts";

const getParentRoute = () => accountRoute;

export const accountsSlice = {
  routes: [
    createRoute({
      getParentRoute,
      path: "/",
      component: lazyScreen(async () => (await import("./profile/profile-screen.tsx")).ProfileScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/keys",
      component: lazyScreen(async () => (await import("./keys/keys-screen.tsx")).KeysScreen),
    }),
    createRoute({
      getParentRoute,
      path: "/data",
      component: lazyScreen(async () => (await import("./data/data-screen.tsx")).DataScreen),
    }),
  ],
} as const;
