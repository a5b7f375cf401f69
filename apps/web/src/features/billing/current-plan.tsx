import type { Account } from "@vitrine/contract";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";

/** No plan that ends gets as far as this year: it stands for "never". */
const NEVER_YEAR = 9999;

/** The plan somebody is on, until when, and what it allows. */
export function CurrentPlan({ account }: { account: Account }) {
  const t = useText("billing");
  const language = useLanguage();
  const isOwner = useHasRole("owner");
  const { names, kind, isActive, renewalDate } = account.plan;
  const end = renewalDate === null ? null : new Date(renewalDate);
  const date = end && new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(end);
  const until =
    end === null || date === null
      ? t(kind === "churned" ? "current.ended" : "current.free")
      : end.getUTCFullYear() >= NEVER_YEAR
        ? t("current.forever")
        : t(isActive ? (kind === "trial" ? "current.trialUntil" : "current.until") : "current.endedOn", { date });
  const state = isActive ? "active" : kind === "free" ? "free" : "ended";
  return (
    <section aria-labelledby="current-plan" className="rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="current-plan" className="font-title text-heading font-semibold">
          {names[language]}
        </h2>
        <StatusBadge tone={state === "active" ? "success" : state === "free" ? "neutral" : "warning"}>{t(`state.${state}`)}</StatusBadge>
      </div>
      <p className="mt-1 text-tool text-ink-soft">{until}</p>
      {state === "ended" ? (
        <p className="mt-3 max-w-prose text-tool text-pretty">{t(isOwner ? "current.kept" : "current.keptByOwner")}</p>
      ) : null}
    </section>
  );
}
