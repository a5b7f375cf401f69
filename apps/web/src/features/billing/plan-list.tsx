import type { Account, Plan } from "@vitrine/contract";
import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";
import { priceText, SHOWN_ENTITLEMENTS } from "./plan-words.ts";

function Included({ isIncluded, children }: { isIncluded: boolean; children: string }) {
  const t = useText("billing");
  const Icon = isIncluded ? Check : Minus;
  return (
    <li className={clsx("flex items-start gap-2 text-tool", isIncluded ? "text-ink" : "text-ink-faint")}>
      <Icon size={17} aria-hidden="true" className={clsx("mt-px shrink-0", isIncluded && "text-success")} />
      <span>
        {isIncluded ? null : <span className="sr-only">{t("notIncluded")}: </span>}
        {children}
      </span>
    </li>
  );
}

function PlanColumn({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  const t = useText("billing");
  const language = useLanguage();
  return (
    <li className={clsx("flex flex-col rounded-lg border bg-surface p-5", isCurrent ? "border-mar" : "border-line")}>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="font-title text-heading font-semibold">{plan.names[language]}</h3>
        {isCurrent ? <StatusBadge tone="info">{t("yours")}</StatusBadge> : null}
      </div>
      <p className="mt-2 text-tool text-ink-soft">
        {plan.price ? (
          <>
            <span className="font-title text-title font-semibold text-ink tabular-nums">{priceText(plan.price, language)}</span>{" "}
            {t(`per.${plan.period}`)}
          </>
        ) : (
          t(`period.${plan.period}`)
        )}
      </p>
      <ul className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
        <Included isIncluded={plan.siteCap !== 0}>
          {plan.siteCap === null ? t("sitesUnlimited") : t("sites", { count: plan.siteCap })}
        </Included>
        {SHOWN_ENTITLEMENTS.map((entitlement) => (
          <Included key={entitlement} isIncluded={plan.entitlements.includes(entitlement)}>
            {t(`entitlement.${entitlement}`)}
          </Included>
        ))}
      </ul>
    </li>
  );
}

/** The plans on offer, side by side, with what each includes. */
export function PlanList({ account, plans }: { account: Account; plans: readonly Plan[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-4">
      {plans.map((plan) => (
        <PlanColumn key={plan.id} plan={plan} isCurrent={account.plan.isActive && plan.id === account.plan.name.toLowerCase()} />
      ))}
    </ul>
  );
}
