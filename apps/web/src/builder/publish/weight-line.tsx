import { useText } from "../../platform/language/use-text.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { WeightBar } from "../header/weight/weight-bar.tsx";
import { useReview } from "../review/page-review-provider.tsx";

/** What the page weighs against what it may, in short. */
export function WeightLine() {
  const t = useText("builder");
  const { review } = useReview();
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-tool font-medium">{t("weight.title")}</h3>
      {review ? <WeightBar review={review} /> : <Skeleton className="h-13 w-full" />}
    </section>
  );
}
