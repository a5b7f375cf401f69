import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onSignedOut } from "./platform/calls/calls-of.ts";
import { watchConnection } from "./platform/calls/connection.ts";
import { makeQueryClient } from "./platform/calls/query-client.ts";
import { cspNonce } from "./platform/csp-nonce.ts";
import { startMessages } from "./platform/language/i18n.ts";
import { applyTheme } from "./platform/theme.ts";
import { pathKindOf } from "./shell/access/access.ts";
import { makeRouter } from "./shell/router.ts";
import "./styles/app.css";

async function start(element: HTMLElement): Promise<void> {
  applyTheme();
  watchConnection();
  const queryClient = makeQueryClient();
  const router = makeRouter(queryClient);
  await startMessages();
  await router.load();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <CSPProvider nonce={cspNonce()}>
          <RouterProvider router={router} />
        </CSPProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  // After the first picture, and not at a door: there is no session to guard there yet.
  let isGuarded = false;
  const guard = async (): Promise<void> => {
    if (isGuarded || pathKindOf(router.state.location.pathname) === "public") return;
    isGuarded = true;
    const [{ watchSession }, { watchLive }] = await Promise.all([
      import("./shell/access/watch-session.ts"),
      import("./shell/live/watch-live.ts"),
    ]);
    const sessionGuard = watchSession(queryClient, router);
    onSignedOut(sessionGuard.refused);
    watchLive(queryClient, sessionGuard);
  };
  router.subscribe("onResolved", () => void guard());
  await guard();
}

const element = document.getElementById("app");
if (element) void start(element);
