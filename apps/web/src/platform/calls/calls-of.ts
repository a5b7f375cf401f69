import type { CallTree } from "./call-queries.ts";
import { type CallOptions, callServer, type Route } from "./call-server.ts";
import { isNobody, RefusedCall } from "./problem.ts";
import { withProof } from "./proof.ts";

/** The calls of the contract, or one slice of them: a leaf is a method with a path. */
export interface RouteTree {
  readonly [name: string]: RouteTree | Route;
}

const signedOut = new Set<() => void>();

/** Calls back whenever a call finds that there is no session; returns how to stop that. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

async function call(route: Route, input: unknown, options: CallOptions): Promise<unknown> {
  try {
    return await withProof(() => callServer(route, input, options));
  } catch (error) {
    if (error instanceof RefusedCall && isNobody(error.problem.code)) for (const listener of signedOut) listener();
    throw error;
  }
}

/** The calls at these routes, by the same names. */
export function callsOf(tree: RouteTree): CallTree {
  const calls = Object.entries(tree).map(([name, inner]): [string, CallTree[string]] =>
    isRoute(inner) ? [name, (input, options = {}) => call(inner, input, options)] : [name, callsOf(inner)],
  );
  return Object.fromEntries(calls);
}

function isRoute(inner: RouteTree[string]): inner is Route {
  return Array.isArray(inner);
}
