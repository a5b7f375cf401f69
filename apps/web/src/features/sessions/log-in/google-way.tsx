import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { optionsQuery } from "../../../platform/calls/options-query.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import type { GoogleButtonProps } from "./google-button.tsx";

const GoogleButton = lazyPart<GoogleButtonProps>(
  async () => (await import("./google-button.tsx")).GoogleButton,
  <div aria-hidden="true" className="h-19 pointer-coarse:h-20" />,
);

/** The way in with Google, where the installation offers it; nowhere else is it even fetched. */
export function GoogleWay(props: GoogleButtonProps): ReactNode {
  const { data } = useQuery(optionsQuery);
  if (!data?.google) return null;
  return <GoogleButton {...props} />;
}
