import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { api, client } from "../../platform/calls/client.ts";

const paged = { initialPageParam: null as string | null, getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor };

const after = (cursor: string | null) => (cursor ? { cursor } : {});

/** Which second factors are on. */
export const factorsQuery = api.factors.state.queryOptions();

/** Live sessions, last active first. */
export const sessionsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [...api.sessions.list.key(), "infinite"],
  queryFn: ({ pageParam }) => client.sessions.list({ limit: 50, ...after(pageParam) }),
});

/** Devices that are not asked for a second factor, latest first. */
export const devicesQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [...api.sessions.devices.key(), "infinite"],
  queryFn: ({ pageParam }) => client.sessions.devices({ limit: 50, ...after(pageParam) }),
});

/** What happened to the account's security, newest first. */
export const eventsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [...api.audit.list.key(), "infinite"],
  queryFn: ({ pageParam }) => client.audit.list({ limit: 20, ...after(pageParam) }),
});

/** After any change: one thing of security changes others, and all of it is in the log. */
export async function refreshSecurity(queryClient: QueryClient): Promise<void> {
  const keys = [api.factors.key(), api.sessions.list.key(), api.sessions.devices.key(), api.audit.key()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
