import { Feather, Weight } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { kilobytes } from "../header/weight/kilobytes.ts";
import { VERDICT_TONES } from "../header/weight/verdict-tones.ts";
import { WeightBreakdown } from "../header/weight/weight-breakdown.tsx";
import { weightVerdict } from "../header/weight/weight-verdict.ts";
import { LaterPopover } from "../popups/later-popover.tsx";
import { type PageReview, totalBytes } from "./page-review.ts";

/** What visitors will load. */
export function WeightMeter({ review }: { readonly review: PageReview }) {
  const t = useText("builder");
  const language = useLanguage();
  const bytes = totalBytes(review);
  const verdict = weightVerdict(bytes, review.budget);
  const total = kilobytes(bytes, language);
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
      <div className="flex w-72 flex-col gap-3">
        <p className="text-tool font-semibold">{t("weight.title")}</p>
        <WeightBreakdown review={review} />
      </div>
    </LaterPopover>
  );
}
