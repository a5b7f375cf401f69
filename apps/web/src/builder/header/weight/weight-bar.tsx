import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { type PageReview, totalBytes } from "../../review/page-review.ts";
import { kilobytes } from "./kilobytes.ts";
import { VERDICT_TONES } from "./verdict-tones.ts";
import { spokenBudget } from "./weight-budgets.ts";
import { weightVerdict } from "./weight-verdict.ts";

const BARS = { light: "bg-success", heavy: "bg-warning", tooHeavy: "bg-danger" } as const;

/** What a page weighs in all, against what it may, and what that means for visitors. */
export function WeightBar({ review }: { readonly review: PageReview }) {
  const t = useText("builder");
  const language = useLanguage();
  const { budget } = review;
  const bytes = totalBytes(review);
  const verdict = weightVerdict(bytes, budget);
  return (
    <div className="flex flex-col gap-1">
      <p className="tabular text-tool">
        {t("weight.total", { size: kilobytes(bytes, language), budget: spokenBudget(budget / 1_000, language) })}
      </p>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-pill bg-sunken">
        <span className={`block h-full rounded-pill ${BARS[verdict]}`} style={{ width: `${Math.min(100, (bytes / budget) * 100)}%` }} />
      </span>
      <p className={`text-caption ${VERDICT_TONES[verdict]}`}>{t(`weight.${verdict}`)}</p>
    </div>
  );
}
