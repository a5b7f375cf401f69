/** Finds the methods that calls of a router have at a path: what tells "not this way" from "not there". */
export function methodsAt(router: unknown): (path: string) => readonly string[] {
  const calls = [...callsIn(router)].map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (path) => [...new Set(calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
}

interface Call {
  readonly method: string;
  readonly path: string;
}

/** oRPC keeps what it knows of a procedure under this key. */
const DEFINITION = "~orpc";

function* callsIn(router: unknown): Generator<Call> {
  if (typeof router !== "object" || router === null) return;
  if (DEFINITION in router) {
    const { route } = router[DEFINITION] as { readonly route?: Partial<Call> };
    if (route?.method && route.path) yield { method: route.method, path: route.path };
    return;
  }
  for (const inner of Object.values(router)) yield* callsIn(inner);
}

function patternOf(path: string): RegExp {
  const literal = path.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^/api${literal.join("[^/]+")}/?$`);
}
