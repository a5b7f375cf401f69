import type { AdminAccount } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";

/** What kind of plan an account is on, and whether it still runs. */
export function PlanBadge({ plan }: { plan: AdminAccount["plan"] }) {
  const t = useText("admin");
  const hasEnded = (plan.kind === "paid" || plan.kind === "trial") && !plan.isActive;
  const tone =
    hasEnded || plan.kind === "churned" ? "warning" : plan.kind === "paid" ? "success" : plan.kind === "trial" ? "info" : "neutral";
  return <StatusBadge tone={tone}>{hasEnded ? t("ended", { kind: t(`kind.${plan.kind}`) }) : t(`kind.${plan.kind}`)}</StatusBadge>;
}
