import { setPageSettings } from "@vitrine/document";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { SegmentedControl } from "../../../ui/field/segmented-control.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import type { PageReview } from "../../review/page-review.ts";
import { kilobytes } from "./kilobytes.ts";
import { WeightBar } from "./weight-bar.tsx";
import { spokenBudget, WEIGHT_BUDGETS } from "./weight-budgets.ts";

/** What a page weighs, part by part, against what it may, which can be changed here. */
export function WeightBreakdown({ review }: { readonly review: PageReview }) {
  const t = useText("builder");
  const language = useLanguage();
  const editor = useEditor();
  const size = (bytes: number): string => kilobytes(bytes, language);
  const { sizes, imageBytes, unweighedCount, budget } = review;
  const chosen = budget / 1_000;
  const budgets = [...new Set<number>([...WEIGHT_BUDGETS, chosen])].sort((a, b) => a - b);
  const choose = (kilobyte: string): void => void editor.run(setPageSettings({ weightBudget: Number(kilobyte) }), "page weightBudget");
  return (
    <>
      <WeightBar review={review} />
      <Part
        label={t("weight.page")}
        size={size(sizes.html + sizes.css)}
        detail={t("weight.pageDetail", { html: size(sizes.html), css: size(sizes.css) })}
      />
      <Part label={t("weight.script")} size={size(sizes.script)} detail={t("weight.scriptDetail")} />
      <Part
        label={t("weight.images")}
        size={size(imageBytes)}
        detail={unweighedCount === 0 ? t("weight.imagesDetail") : t("weight.unweighed", { count: unweighedCount })}
      />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-tool font-medium">
          {t("weight.budget")}
        </span>
        <SegmentedControl
          label={t("weight.budget")}
          value={String(chosen)}
          options={budgets.map((each) => ({ value: String(each), label: spokenBudget(each, language) }))}
          onValueChange={choose}
        />
      </div>
      <p className="text-caption text-ink-faint">{t("weight.note")}</p>
    </>
  );
}

function Part({ label, size, detail }: { readonly label: string; readonly size: string; readonly detail: string }) {
  return (
    <div className="flex flex-col">
      <p className="flex justify-between gap-3 text-tool">
        {label}
        <span className="tabular font-medium">{size}</span>
      </p>
      <p className="text-caption text-ink-faint">{detail}</p>
    </div>
  );
}
