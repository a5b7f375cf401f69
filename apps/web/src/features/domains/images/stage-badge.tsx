import type { ImageDomain } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";

const TONES = { pending: "warning", creating: "info", failed: "danger", active: "success", removing: "neutral" } as const;

/** How far an image domain is. */
export function StageBadge({ stage }: Pick<ImageDomain, "stage">) {
  const t = useText("domains");
  return <StatusBadge tone={TONES[stage]}>{t(`images.stage.${stage}`)}</StatusBadge>;
}
