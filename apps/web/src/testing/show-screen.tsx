import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import type { Account } from "@vitrine/contract";
import { type ReactNode, Suspense } from "react";
import { onTestFinished } from "vitest";
import { connection } from "../platform/calls/connection.ts";
import { makeQueryClient } from "../platform/calls/query-client.ts";
import { loadMessages } from "../platform/language/i18n.ts";
import type { Namespace } from "../platform/language/message-types.ts";
import { ACCOUNT_KEY } from "../platform/person/current-user.ts";
import { toastStore } from "../ui/feedback/toast.ts";
import { ToastArea } from "../ui/feedback/toast-area.tsx";
import { type FakeAnswers, type FakeApi, fakeApi } from "./fake-api.ts";

/** A screen, and what is to be known of where it stands. */
export interface ShownScreen {
  /** Its path, with what follows: `/login?aff=7`. */
  readonly at: string;
  /** The path as its route has it, where that has a part of any value: `/builder/$pageId`. */
  readonly route?: string;
  readonly screen: () => ReactNode;
  /** The namespaces of its words. */
  readonly words: readonly Namespace[];
  /** Who is logged in; nobody unless said. */
  readonly account?: Account | null;
  readonly answers: FakeAnswers;
}

export interface Shown {
  readonly api: FakeApi;
  readonly queryClient: QueryClient;
  /** Where one is by now: `/sites?x=1`. */
  path(): string;
}

/** Shows one screen by itself, before a server that answers as it is told; every other path is an empty one. */
export async function showScreen({
  at,
  route = at.split("?")[0] ?? at,
  screen,
  words,
  account = null,
  answers,
}: ShownScreen): Promise<Shown> {
  // Whatever a test before it, of another file too, left behind.
  connection.noteAnswer();
  toastStore.clear();
  const api = fakeApi(answers);
  const queryClient = makeQueryClient();
  const { queries = {}, ...rest } = queryClient.getDefaultOptions();
  // It is tried again as often as in earnest, without the seconds between.
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } });
  queryClient.setQueryData(ACCOUNT_KEY, account);
  const root = createRootRoute({
    component: () => (
      <Suspense>
        <Outlet />
        <ToastArea />
      </Suspense>
    ),
  });
  const own = createRoute({ getParentRoute: () => root, path: route, component: screen });
  const other = createRoute({ getParentRoute: () => root, path: "$", component: () => null });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root.addChildren([own, other]), history });
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    connection.noteAnswer();
  });
  await loadMessages("ui", ...words);
  await act(async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    );
  });
  return { api, queryClient, path: () => history.location.href };
}
