import type { Finding, Severity } from "@vitrine/checks";
import { useId, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { FindingRow } from "./finding-row.tsx";
import { keyed } from "./page-review.ts";
import { SEVERITY_LOOKS } from "./severity-looks.tsx";
import { useWayTo } from "./use-way-to.ts";

/** Findings that are listed at once: a page can have thousands. */
const SHOWN_AT_ONCE = 30;

/** The findings of one severity, with what it means. */
export function FindingGroup({ severity, findings }: { readonly severity: Severity; readonly findings: readonly Finding[] }) {
  const t = useText("review");
  const wayTo = useWayTo();
  const titleId = useId();
  const [shown, show] = useState(SHOWN_AT_ONCE);
  if (findings.length === 0) return null;
  const { Icon, tone } = SEVERITY_LOOKS[severity];
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1">
      <h3 id={titleId} className={`flex items-center gap-2 px-2 text-tool font-semibold ${tone}`}>
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        {t(`group.${severity}`, { count: findings.length })}
      </h3>
      <p className="px-2 text-caption text-ink-faint">{t(`groupText.${severity}`)}</p>
      <ul className="flex flex-col">
        {keyed(findings.slice(0, shown)).map(([key, finding]) => (
          <FindingRow key={key} finding={finding} go={wayTo(finding)} />
        ))}
      </ul>
      {findings.length > shown ? (
        <Button size="sm" className="self-start" onClick={() => show(shown + SHOWN_AT_ONCE)}>
          {t("more", { count: Math.min(SHOWN_AT_ONCE, findings.length - shown) })}
        </Button>
      ) : null}
    </section>
  );
}
