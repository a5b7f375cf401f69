import { Link } from "@tanstack/react-router";
import { useText } from "../../platform/language/use-text.ts";
import type { PlanLack } from "../../platform/person/plan-lack.ts";
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

/** Above what a plan does not let one do: said at the start, with the way to plans. */
export function PlanNotice({ lack }: { readonly lack: PlanLack | null }) {
  const t = useText("billing");
  if (!lack) return null;
  return (
    <div className="mb-6">
      <Notice tone="info" title={t(`needed.${lack}.title`)} action={<WayToPlans size="sm" />}>
        {t(`needed.${lack}.text`)}
      </Notice>
    </div>
  );
}

/** In place of what a plan does not let one do. */
export function PlanState({ lack }: { readonly lack: PlanLack }) {
  const t = useText("billing");
  return <EmptyState title={t(`needed.${lack}.title`)} text={t(`needed.${lack}.text`)} action={<WayToPlans size="md" />} />;
}
