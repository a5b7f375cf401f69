import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OwnTemplate, Template } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { client } from "../../platform/calls/client.ts";

/** Of the account's own, fetched at a time. */
const PAGE_SIZE = 24;

/** What begins the keys of all that is about the account's own. */
export const OWN_TEMPLATES_KEY = ["own-templates"] as const;

/** The product's templates in a language; they change with the product alone. */
export function readyTemplatesQuery(language: Language) {
  return queryOptions({
    queryKey: ["ready-templates", language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<readonly Template[]> => {
      const { items } = await client.templates.list({ language });
      return items.filter((item) => !item.isOwn);
    },
  });
}

/** The account's own of a kind, newest first. */
export function ownTemplatesQuery(kind: OwnTemplate["kind"]) {
  return infiniteQueryOptions({
    queryKey: [...OWN_TEMPLATES_KEY, kind],
    queryFn: async ({ pageParam }): Promise<{ readonly items: readonly OwnTemplate[]; readonly nextCursor: string | null }> => {
      const { items, nextCursor } = await client.templates.list({
        own: "true",
        kind,
        limit: PAGE_SIZE,
        ...(pageParam ? { cursor: pageParam } : {}),
      });
      return { items: items.filter((item) => item.isOwn), nextCursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
