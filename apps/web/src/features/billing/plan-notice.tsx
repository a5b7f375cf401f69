import { Link } from "@tanstack/react-router";
import { useText } from "../../platform/language/use-text.ts";
import type { PlanLack } from "../../platform/person/plan-lack.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

function WayToPlans({ size }: { readonly size: "sm" | "md" }) {
  const t = useText("billing");
  return (
    <Link to="/subscribe" className={buttonClass("primary", size)}>
      {t("needed.action")}
    </Link>
  );
}

/** Above what a plan does not let one do: said at the start, with the way to plans for who may choose one. */
export function PlanNotice({ lack }: { readonly lack: PlanLack | null }) {
  const t = useText("billing");
  const isOwner = useHasRole("owner");
  if (!lack) return null;
  const words = isOwner ? (`needed.${lack}` as const) : (`needed.byOwner.${lack}` as const);
  return (
    <div className="mb-6">
      <Notice tone="info" title={t(`${words}.title`)} action={isOwner ? <WayToPlans size="sm" /> : undefined}>
        {t(`${words}.text`)}
      </Notice>
    </div>
  );
}

export interface PlanStateProps {
  readonly lack: PlanLack;
}

/** In place of what a plan does not let one do. */
export function PlanState({ lack }: PlanStateProps) {
  const t = useText("billing");
  const isOwner = useHasRole("owner");
  const words = isOwner ? (`needed.${lack}` as const) : (`needed.byOwner.${lack}` as const);
  return <EmptyState title={t(`${words}.title`)} text={t(`${words}.text`)} action={isOwner ? <WayToPlans size="md" /> : undefined} />;
}
