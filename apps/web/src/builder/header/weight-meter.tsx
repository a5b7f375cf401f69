import { Feather, Weight } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Popover } from "../../ui/popup/popover.tsx";
import { useBuilder } from "../builder-context.ts";
import { WEIGHT_BUDGET, weightVerdict } from "./page-weight.ts";
import { usePageWeight } from "./use-page-weight.ts";

const TONES = { light: "text-success", heavy: "text-warning", tooHeavy: "text-danger" } as const;
const BARS = { light: "bg-success", heavy: "bg-warning", tooHeavy: "bg-danger" } as const;

/** What visitors will load, always in sight. */
export function WeightMeter() {
  const t = useText("builder");
  const language = useLanguage();
  const { pageTitle } = useBuilder();
  const weight = usePageWeight(pageTitle);
  const kilobytes = (bytes: number): string =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(bytes / 1000)} kB`;
  if (!weight) return null;
  const verdict = weightVerdict(weight);
  const total = kilobytes(weight.html + weight.css + weight.script);
  const Icon = verdict === "light" ? Feather : Weight;
  return (
    <Popover
      align="end"
      trigger={
        <button
          type="button"
          aria-label={t("weight.label", { size: total, verdict: t(`weight.${verdict}`) })}
          className={`tabular inline-flex h-8 items-center gap-1.5 rounded-sm px-2 text-caption hover:bg-hover pointer-coarse:h-10 ${TONES[verdict]}`}
        >
          <Icon size={14} aria-hidden="true" />
          {total}
        </button>
      }
    >
      <div className="flex w-64 flex-col gap-3">
        <p className="text-tool font-semibold">{t("weight.title")}</p>
        <p className={`text-caption ${TONES[verdict]}`}>{t(`weight.${verdict}`)}</p>
        <Part
          label={t("weight.page")}
          size={kilobytes(weight.html + weight.css)}
          share={(weight.html + weight.css) / WEIGHT_BUDGET.page}
          detail={t("weight.pageDetail", {
            html: kilobytes(weight.html),
            css: kilobytes(weight.css),
            budget: kilobytes(WEIGHT_BUDGET.page),
          })}
        />
        <Part
          label={t("weight.script")}
          size={kilobytes(weight.script)}
          share={weight.script / WEIGHT_BUDGET.script}
          detail={t("weight.scriptDetail", { budget: kilobytes(WEIGHT_BUDGET.script) })}
        />
        <p className="text-caption text-ink-faint">{t("weight.note")}</p>
      </div>
    </Popover>
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
