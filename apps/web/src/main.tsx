import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onSignedOut } from "./platform/client.ts";
import { startMessages } from "./platform/i18n.ts";
import { makeQueryClient } from "./platform/query-client.ts";
import { applyTheme } from "./platform/theme.ts";
import { endSession } from "./shell/end-session.ts";
import { makeRouter } from "./shell/router.ts";
import "./styles/app.css";

async function start(element: HTMLElement): Promise<void> {
  applyTheme();
  const queryClient = makeQueryClient();
  const router = makeRouter(queryClient);
  onSignedOut(() => {
    void endSession({
      queryClient,
      pathname: router.state.location.pathname,
      goToLogin: () => router.navigate({ to: "/login" }),
    });
  });
  await startMessages();
  await router.load();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

const element = document.getElementById("app");
if (element) void start(element);
