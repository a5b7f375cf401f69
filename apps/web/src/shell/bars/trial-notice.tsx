import type { Account } from "@vitrine/contract";
import { clsx } from "clsx";
import { Hourglass } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { trialDaysLeft } from "./trial.ts";

/** From here on the trial's end is said louder. */
const SOON_DAYS = 3;

/** How many days a trial still lasts. */
export function TrialNotice({ plan }: { plan: Account["plan"] }) {
  const t = useText("shell");
  const days = trialDaysLeft(plan, Date.now());
  if (days === null) return null;
  return (
    <p
      className={clsx(
        "tabular flex items-center gap-1.5 rounded-pill px-3 py-1 text-caption font-medium whitespace-nowrap",
        days <= SOON_DAYS ? "bg-warning-soft text-warning" : "bg-sunken text-ink-soft",
      )}
    >
      <Hourglass size={13} aria-hidden="true" />
      <span className="max-desktop:sr-only">{t("trial.left", { count: days })}</span>
      <span className="desktop:hidden" aria-hidden="true">
        {t("trial.short", { count: days })}
      </span>
    </p>
  );
}
