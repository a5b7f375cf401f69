import { useEffect, useEffectEvent } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { useFrame } from "../frame/frame-view.ts";
import { FindingNotice } from "./finding-notice.tsx";
import { useReview } from "./page-review-provider.tsx";

/** What visitors would meet on the page as it stands, told before it is published; publishing is possible all the same. */
export function PublishFindings({ onGo }: { onGo(): void }) {
  const t = useText("review");
  const frame = useFrame();
  const { review, ask } = useReview();
  // Pages that its links lead to may have come and gone since.
  const askAnew = useEffectEvent(ask);
  useEffect(() => askAnew(), []);
  const told = review?.findings.filter(({ severity }) => severity !== "hint") ?? [];
  if (told.length === 0) return null;
  const errors = told.filter(({ severity }) => severity === "error");
  const warnings = told.filter(({ severity }) => severity === "warning");
  const ofBlocks = warnings.filter(({ blockId }) => blockId !== undefined);
  // What is a fault of a block is less known to its owner than what the page's settings lack.
  const first = errors.length > 0 ? errors : [...ofBlocks, ...warnings.filter((each) => !ofBlocks.includes(each))];
  return (
    <FindingNotice
      title={errors.length > 0 ? t("before.errors", { count: errors.length }) : t("before.warnings", { count: told.length })}
      findings={first}
      onGo={onGo}
    >
      <Button
        size="sm"
        variant="quiet"
        className="mt-2"
        onClick={() => {
          frame.showLeft("review");
          onGo();
        }}
      >
        {t("before.all", { count: told.length })}
      </Button>
    </FindingNotice>
  );
}
