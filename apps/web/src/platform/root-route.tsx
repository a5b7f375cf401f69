import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import type { ComponentType } from "react";

/** Where somebody wants to go. */
export interface Destination {
  /** The path with all that follows it. */
  readonly href: string;
  readonly pathname: string;
  /** Without its `#`. */
  readonly hash: string;
  readonly search: Readonly<Record<string, unknown>>;
}

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Lets somebody through, or throws a redirect; `isPreload`: a link is only being pointed at. */
  admit(destination: Destination, isPreload: boolean): Promise<void>;
  /** What surrounds every screen. */
  readonly Layout: ComponentType;
}

function Root() {
  const { Layout } = rootRoute.useRouteContext();
  return <Layout />;
}

/** The route every slice hangs its own on. It knows none of them. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location, preload }) => context.admit(location, preload),
  component: Root,
});
