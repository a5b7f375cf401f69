import { CircleCheck, ListChecks } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { useFrame, useFrameView } from "../frame/frame-view.ts";
import { useReview } from "./page-review-provider.tsx";
import { SEVERITY_LOOKS } from "./severity-looks.tsx";
import { WeightMeter } from "./weight-meter.tsx";

/** How the page is: what is to be mended, and what visitors load; always in sight, once it was looked at. */
export function PageHealth() {
  const t = useText("review");
  const frame = useFrame();
  const isShown = useFrameView(({ left }) => left === "review");
  const { review } = useReview();
  if (!review) return null;
  const errors = review.findings.filter(({ severity }) => severity === "error").length;
  const warnings = review.findings.filter(({ severity }) => severity === "warning").length;
  const count = errors + warnings;
  const Icon = count === 0 ? CircleCheck : ListChecks;
  const tone = count === 0 ? "text-success" : SEVERITY_LOOKS[errors > 0 ? "error" : "warning"].tone;
  return (
    <>
      <button
        type="button"
        aria-label={count === 0 ? t("buttonNothing") : t("button", { count })}
        aria-pressed={isShown}
        onClick={() => frame.showLeft("review")}
        className={`tabular inline-flex h-8 items-center gap-1.5 rounded-sm px-2 text-caption hover:bg-hover pointer-coarse:h-10 ${isShown ? "bg-mar-soft" : ""} ${tone}`}
      >
        <Icon size={15} aria-hidden="true" />
        {count === 0 ? null : count}
      </button>
      <WeightMeter review={review} />
    </>
  );
}
