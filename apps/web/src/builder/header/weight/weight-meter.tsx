import { Feather, Weight } from "lucide-react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { loadLater } from "../../load-later.tsx";
import { LaterPopover } from "../../popups/later-popover.tsx";
import { kilobytes } from "./kilobytes.ts";
import { usePageWeight } from "./page-weight-provider.tsx";
import { VERDICT_TONES } from "./verdict-tones.ts";
import { weightVerdict } from "./weight-verdict.ts";

const WeightBreakdown = loadLater(async () => (await import("./weight-breakdown.tsx")).WeightBreakdown);

/** What visitors will load, always in sight. */
export function WeightMeter() {
  const t = useText("builder");
  const language = useLanguage();
  const weight = usePageWeight();
  if (!weight) return null;
  const verdict = weightVerdict(weight);
  const total = kilobytes(weight.html + weight.css + weight.script, language);
  const Icon = verdict === "light" ? Feather : Weight;
  return (
    <LaterPopover
      align="end"
      trigger={
        <button
          type="button"
          aria-label={t("weight.label", { size: total, verdict: t(`weight.${verdict}`) })}
          className={`tabular inline-flex h-8 items-center gap-1.5 rounded-sm px-2 text-caption hover:bg-hover pointer-coarse:h-10 ${VERDICT_TONES[verdict]}`}
        >
          <Icon size={14} aria-hidden="true" />
          {total}
        </button>
      }
    >
      <div className="flex w-64 flex-col gap-3">
        <p className="text-tool font-semibold">{t("weight.title")}</p>
        <WeightBreakdown weight={weight} />
      </div>
    </LaterPopover>
  );
}
