import { SEVERITIES } from "@vitrine/checks";
import { CircleCheck } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { WeightBreakdown } from "../header/weight/weight-breakdown.tsx";
import { FindingGroup } from "./finding-group.tsx";
import { useReview } from "./page-review-provider.tsx";

/** What is wrong with the page as it stands, each with the way to mend it, and what it weighs. */
export function ReviewPanel() {
  const t = useText("review");
  const tBuilder = useText("builder");
  const { review, facts, ask } = useReview();
  return (
    <div className="flex flex-col gap-5 px-2 py-4">
      <header className="flex flex-col gap-1 px-2">
        <h2 className="text-tool font-semibold">{t("heading")}</h2>
        <p className="text-caption text-pretty text-ink-soft">{t("text")}</p>
      </header>
      {facts === "missing" ? (
        <Notice tone="info" title={t("missing")}>
          {t("missingText")}
          <Button size="sm" className="mt-2 flex" onClick={ask}>
            {t("askAgain")}
          </Button>
        </Notice>
      ) : null}
      {review === null ? (
        <div className="flex flex-col gap-3 px-2" aria-busy="true">
          <span className="sr-only">{t("looking")}</span>
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      ) : (
        <>
          {review.findings.length === 0 ? (
            <p className="flex items-start gap-2 rounded-md bg-success-soft px-3 py-2.5 text-tool text-success">
              <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
              {t("nothing")}
            </p>
          ) : (
            SEVERITIES.map((severity) => (
              <FindingGroup
                key={severity}
                severity={severity}
                findings={review.findings.filter((finding) => finding.severity === severity)}
              />
            ))
          )}
          <section className="flex flex-col gap-3 border-t border-line px-2 pt-4">
            <h3 className="text-tool font-semibold">{tBuilder("weight.title")}</h3>
            <WeightBreakdown review={review} />
          </section>
        </>
      )}
    </div>
  );
}
