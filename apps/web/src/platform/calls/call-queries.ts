import type { DataTag } from "@tanstack/react-query";
import type { CallOptions } from "./call-server.ts";

/** Calls by their names: of the API, or of one slice. */
export interface CallTree {
  readonly [name: string]: CallTree | ((input?: unknown, options?: CallOptions) => Promise<unknown>);
}

/** What `useQuery` and its kind take. */
export interface CallQuery<Output> {
  readonly queryKey: DataTag<readonly unknown[], Output>;
  queryFn(context: { readonly signal: AbortSignal }): Promise<Output>;
  readonly staleTime?: number;
}

export interface Asked<Input> {
  readonly input: Input;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime?: number;
}

/** The queries of one call. */
export interface QueriesOfCall<Input, Output> {
  /** What the keys of all its queries begin with. */
  key(): readonly string[];
  queryOptions(...asked: undefined extends Input ? [asked?: Partial<Asked<Input>>] : [asked: Asked<Input>]): CallQuery<Output>;
}

/** A tree of calls as a tree of their queries; what several calls share in their names has a key too. */
export type Queries<Calls> = Calls extends (...rest: infer Rest) => Promise<infer Output>
  ? QueriesOfCall<Rest[0 & keyof Rest], Output>
  : { readonly [Name in keyof Calls]: Queries<Calls[Name]> } & { key(): readonly string[] };

function queriesAt(tree: CallTree[string], path: readonly string[]): unknown {
  const key = (): readonly string[] => path;
  if (typeof tree !== "function") {
    return Object.assign(Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, queriesAt(inner, [...path, name])])), {
      key,
    });
  }
  const queryOptions = ({ input, ...rest }: Partial<Asked<unknown>> = {}) => ({
    ...rest,
    queryKey: input === undefined ? path : [...path, input],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => tree(input, { signal }),
  });
  return { key, queryOptions };
}

/** The queries of every call, keyed by the call's name and input. */
export function queriesOf<Calls>(calls: CallTree): Queries<Calls> {
  return queriesAt(calls, []) as Queries<Calls>;
}
