import { useText } from "../../platform/language/use-text.ts";
import { Skeleton } from "./skeleton.tsx";

const WIDTHS = ["w-48", "w-36", "w-56", "w-40", "w-52"] as const;

/** A list that is on its way. */
export function ListSkeleton() {
  const t = useText("ui");
  return (
    <div role="status" aria-label={t("loading")} className="divide-y divide-line rounded-lg border border-line bg-surface">
      {WIDTHS.map((width) => (
        <div key={width} className="flex h-17 items-center justify-between gap-6 px-4">
          <div className="flex flex-col gap-2">
            <Skeleton className={`h-3.5 max-w-full ${width}`} />
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton className="h-3 w-16 max-desktop:hidden" />
        </div>
      ))}
    </div>
  );
}
