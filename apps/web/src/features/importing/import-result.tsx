import { Link } from "@tanstack/react-router";
import type { ImportReport, Page } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

export interface Imported {
  readonly page: Page;
  readonly report: ImportReport;
}

const COUNTS = ["words", "links", "pictures"] as const;

export interface ImportResultProps {
  readonly imported: Imported;
  /** What one more of the same is called. */
  readonly another: string;
  onAnother(): void;
}

/** What came of an import: how much was kept, what was not, and the way into the editor. */
export function ImportResult({ imported: { page, report }, another, onAnother }: ImportResultProps) {
  const t = useText("importing");
  const counted = COUNTS.filter((what) => report[what].found > 0);
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
        <Count label={t("result.blocks")} value={String(report.blocks)} />
        {counted.map((what) => (
          <Count key={what} label={t(`result.${what}`)} value={t("result.of", report[what])} />
        ))}
      </dl>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onAnother}>{another}</Button>
        <Link to="/builder/$pageId" params={{ pageId: page.id }} className={buttonClass("primary")}>
          {t("result.open")}
        </Link>
      </div>
      {report.notices.length === 0 ? (
        <Notice tone="success">{t("result.whole")}</Notice>
      ) : (
        <section className="flex flex-col gap-3">
          <h2 className="text-heading font-semibold">{t("result.notices")}</h2>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {report.notices.map(({ code, count, examples }) => (
              <li key={code} className="flex items-start justify-between gap-4 py-3">
                <div className="min-w-0">
                  <p className="text-tool">{t(`notices.${code}`)}</p>
                  {examples.length > 0 ? <p className="mt-0.5 text-caption wrap-anywhere text-ink-faint">{examples.join(" · ")}</p> : null}
                </div>
                <span className="tabular shrink-0 text-tool text-ink-soft">{count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex grow basis-2/5 flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3 desktop:basis-0">
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className="tabular text-body font-semibold whitespace-nowrap">{value}</dd>
    </div>
  );
}
