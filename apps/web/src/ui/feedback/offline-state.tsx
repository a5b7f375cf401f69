import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { EmptyState } from "./empty-state.tsx";
import { UnpluggedLamp } from "./unplugged-lamp.tsx";

/** In place of what waits for the connection, and comes by itself when that is back. */
export function OfflineState(): ReactNode {
  const t = useText("ui");
  return (
    <div role="alert" className="grid min-h-[60dvh] place-items-center">
      <EmptyState art={<UnpluggedLamp />} title={t("problem.offline")} text={t("part.waits")} />
    </div>
  );
}
