import { useText } from "../../platform/language/use-text.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

const LINES = ["w-full", "w-11/12", "w-10/12", "w-[97%]", "w-4/5", "w-[94%]", "w-2/3"] as const;

/** A text that is on its way. */
export function LegalSkeleton() {
  const t = useText("legal");
  return (
    <div role="status" aria-label={t("loading")} className="max-w-160">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-4 h-3.5 w-56" />
      <div className="mt-12 flex flex-col gap-3">
        {LINES.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
