import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { BuilderOpening } from "../editor/builder-opening.tsx";

const route = getRouteApi("/preview/$pageId");

const PageLook = lazyPart<{ readonly pageId: string }>(async () => (await import("../editor/open-page-look.ts")).openPageLook());

/**
 * Makes a preview of the page as it is saved, and leads there; until then, that it comes or why it does not. Whoever may
 * only look makes nothing that others could open: they see the page here.
 */
export function PreviewScreen(): ReactNode {
  const { pageId } = route.useParams();
  const mayEdit = useHasRole("editor");
  const looksOnly = useAccount() !== null && !mayEdit;
  const made = useQuery({
    queryKey: ["preview", pageId],
    // Each look is at the page as it is by then.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    enabled: !looksOnly,
    queryFn: () => client.publishing.preview({ id: pageId }),
  });
  const url = made.data?.url;
  useEffect(() => {
    // In its own place: the way back leads to where the preview was asked for.
    if (url) location.replace(url);
  }, [url]);
  if (looksOnly) return <PageLook pageId={pageId} />;
  return (
    <BuilderOpening
      problem={made.error ? problemOf(made.error) : null}
      isWaiting={made.fetchStatus === "paused"}
      onRetry={() => void made.refetch()}
    />
  );
}
