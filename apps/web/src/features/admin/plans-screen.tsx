import { useQuery } from "@tanstack/react-query";
import type { Plan } from "@vitrine/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";
import { ConfirmDialog } from "../../ui/popup/confirm-dialog.tsx";
import { priceText } from "../billing/index.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { useAccountChange } from "./use-account-change.ts";

function PlanRow({ plan, onEdit, onRemove }: { plan: Plan; onEdit: () => void; onRemove: () => void }) {
  const t = useText("admin");
  const language = useLanguage();
  const sites =
    plan.siteCap === null ? t("table.unlimited") : plan.siteCap === 0 ? t("table.noSites") : t("table.sites", { count: plan.siteCap });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 text-tool font-semibold wrap-anywhere">
          {plan.names[language]}
          {plan.isOffered ? <StatusBadge tone="success">{t("table.offered")}</StatusBadge> : null}
        </p>
        <p className="truncate text-caption text-ink-faint">
          <code className="font-mono">{plan.id}</code> · {t(`kind.${plan.kind}`)}
        </p>
      </div>
      <p className="w-28 text-tool text-ink-soft">{sites}</p>
      <p className="w-28 text-tool text-ink-soft tabular-nums">{plan.price ? priceText(plan.price, language) : t("table.noPrice")}</p>
      <div className="flex gap-2">
        <Button size="sm" onClick={onEdit} aria-label={t("table.editNamed", { name: plan.names[language] })}>
          {t("table.edit")}
        </Button>
        <Button size="sm" onClick={onRemove} aria-label={t("table.removeNamed", { name: plan.names[language] })}>
          {t("table.remove")}
        </Button>
      </div>
    </li>
  );
}

/** The plan table, as the operator edits it. */
export function PlansScreen() {
  const t = useText("admin");
  const language = useLanguage();
  const plans = useQuery(api.billing.planTable.queryOptions());
  const [edited, setEdited] = useState<Plan | "new" | null>(null);
  const [removed, setRemoved] = useState<Plan | null>(null);
  const remove = useAccountChange(client.billing.removePlan, t("table.removed"), t("table.removeFailed"));
  return (
    <AdminFrame
      action={
        <Button variant="primary" icon={<Plus size={17} />} onClick={() => setEdited("new")}>
          {t("table.add")}
        </Button>
      }
    >
      {plans.error && !plans.data ? (
        <ProblemState problem={problemOf(plans.error)} onRetry={() => void plans.refetch()} />
      ) : !plans.data ? (
        <ListSkeleton />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {plans.data.items.map((plan) => (
            <PlanRow key={plan.id} plan={plan} onEdit={() => setEdited(plan)} onRemove={() => setRemoved(plan)} />
          ))}
        </ul>
      )}
      {edited ? <PlanDialog plan={edited === "new" ? null : edited} onClose={() => setEdited(null)} /> : null}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => {
          if (!open) setRemoved(null);
        }}
        title={t("table.removeTitle", { name: removed?.names[language] ?? "" })}
        text={t("table.removeText")}
        confirmLabel={t("table.remove")}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => removed && remove.mutate({ id: removed.id }, { onSettled: () => setRemoved(null) })}
      />
    </AdminFrame>
  );
}
