import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { kilobytes } from "./kilobytes.ts";
import { VERDICT_TONES } from "./verdict-tones.ts";
import { type PageWeight, WEIGHT_BUDGET, weightVerdict } from "./weight-verdict.ts";

const BARS = { light: "bg-success", heavy: "bg-warning", tooHeavy: "bg-danger" } as const;

/** What a page weighs, part by part, and how that compares. */
export function WeightBreakdown({ weight }: { readonly weight: PageWeight }) {
  const t = useText("builder");
  const language = useLanguage();
  const size = (bytes: number): string => kilobytes(bytes, language);
  const verdict = weightVerdict(weight);
  return (
    <>
      <p className={`text-caption ${VERDICT_TONES[verdict]}`}>{t(`weight.${verdict}`)}</p>
      <Part
        label={t("weight.page")}
        size={size(weight.html + weight.css)}
        share={(weight.html + weight.css) / WEIGHT_BUDGET.page}
        detail={t("weight.pageDetail", { html: size(weight.html), css: size(weight.css), budget: size(WEIGHT_BUDGET.page) })}
      />
      <Part
        label={t("weight.script")}
        size={size(weight.script)}
        share={weight.script / WEIGHT_BUDGET.script}
        detail={t("weight.scriptDetail", { budget: size(WEIGHT_BUDGET.script) })}
      />
      <p className="text-caption text-ink-faint">{t("weight.note")}</p>
    </>
  );
}

interface PartProps {
  readonly label: string;
  readonly size: string;
  readonly share: number;
  readonly detail: string;
}

function Part({ label, size, share, detail }: PartProps) {
  const verdict = share <= 1 ? "light" : share <= 2 ? "heavy" : "tooHeavy";
  return (
    <div className="flex flex-col gap-1">
      <p className="flex justify-between text-tool">
        {label}
        <span className="tabular font-medium">{size}</span>
      </p>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-pill bg-sunken">
        <span className={`block h-full rounded-pill ${BARS[verdict]}`} style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
      <p className="text-caption text-ink-faint">{detail}</p>
    </div>
  );
}
