import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import type { ComponentType } from "react";

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Lets a path through, or throws a redirect. */
  admit(pathname: string): Promise<void>;
  /** What surrounds every screen. */
  readonly Layout: ComponentType;
}

function Root() {
  const { Layout } = rootRoute.useRouteContext();
  return <Layout />;
}

/** The route every slice hangs its own on. It knows none of them. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => context.admit(location.pathname),
  component: Root,
});
