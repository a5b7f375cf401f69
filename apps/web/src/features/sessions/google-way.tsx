import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { optionsQuery } from "../../platform/options-query.ts";
import type { GoogleButtonProps } from "./google-button.tsx";

const GoogleButton = lazy(async () => ({ default: (await import("./google-button.tsx")).GoogleButton }));

/** The way in with Google, where the installation offers it; nowhere else is it even fetched. */
export function GoogleWay(props: GoogleButtonProps): ReactNode {
  const { data } = useQuery(optionsQuery);
  if (!data?.google) return null;
  return (
    <Suspense fallback={<div aria-hidden="true" className="h-19 pointer-coarse:h-20" />}>
      <GoogleButton {...props} />
    </Suspense>
  );
}
