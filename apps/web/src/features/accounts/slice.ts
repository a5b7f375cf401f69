import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { accountRoute } from "./account-route.ts";

const getParentRoute = () => accountRoute;

export const accountsSlice = {
  routes: [
    createRoute({
      getParentRoute,
      path: "/",
      component: lazyRouteComponent(() => import("./profile-screen.tsx"), "ProfileScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/keys",
      component: lazyRouteComponent(() => import("./keys-screen.tsx"), "KeysScreen"),
    }),
    createRoute({
      getParentRoute,
      path: "/data",
      component: lazyRouteComponent(() => import("./data-screen.tsx"), "DataScreen"),
    }),
  ],
  entries: [],
} as const;
