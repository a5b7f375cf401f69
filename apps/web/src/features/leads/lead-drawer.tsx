import type { Lead } from "@vitrine/contract";
import { showAnswer } from "@vitrine/document";
import type { ReactNode } from "react";
import { exactMoment } from "../../platform/language/moments.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Drawer } from "../../ui/popup/drawer.tsx";
import { leadName } from "./model.ts";

export interface LeadDrawerProps {
  /** Null while none is looked at. */
  lead: Lead | null;
  pageTitle: string;
  onClose: () => void;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-2.5">
      <dt className="text-caption text-ink-faint">{label}</dt>
      <dd className="mt-0.5 text-tool wrap-break-word whitespace-pre-wrap text-ink">{children}</dd>
    </div>
  );
}

function AnswerValue({ input, value }: Lead["answers"][number]) {
  const language = useLanguage();
  const shown = showAnswer(input, value, language);
  const className = "text-mar underline-offset-2 hover:underline";
  if (input === "email" && value) {
    return (
      <a href={`mailto:${encodeURIComponent(value).replace("%40", "@")}`} className={className}>
        {value}
      </a>
    );
  }
  if (input === "phone" && value) {
    return (
      <a href={`tel:${value.replace(/[^\d+]/g, "")}`} className={className}>
        {shown}
      </a>
    );
  }
  return shown || "—";
}

/** Everything that is known of one lead. */
export function LeadDrawer({ lead, pageTitle, onClose }: LeadDrawerProps) {
  const t = useText("leads");
  const language = useLanguage();
  return (
    <Drawer
      open={lead !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={lead ? leadName(lead) : ""}
      description={lead ? exactMoment(lead.createdAt, language) : undefined}
    >
      {lead ? (
        <>
          {lead.isSuspect ? (
            <div className="mb-4">
              <Notice tone="warning">{t("detail.suspect")}</Notice>
            </div>
          ) : null}
          <dl className="divide-y divide-line">
            {lead.answers.map((answer) => (
              <Fact key={answer.name} label={answer.label || answer.name}>
                <AnswerValue {...answer} />
              </Fact>
            ))}
          </dl>
          <h3 className="mt-6 mb-1 text-tool font-semibold">{t("detail.origin")}</h3>
          <dl className="divide-y divide-line">
            <Fact label={t("detail.page")}>{pageTitle || lead.pageUri}</Fact>
            {lead.formName ? <Fact label={t("detail.form")}>{lead.formName}</Fact> : null}
            {lead.step ? <Fact label={t("detail.step")}>{lead.step}</Fact> : null}
            {lead.question ? <Fact label={t("detail.question")}>{lead.question}</Fact> : null}
            <Fact label={t("detail.address")}>{lead.pageUri}</Fact>
            {lead.referer ? <Fact label={t("detail.referer")}>{lead.referer}</Fact> : null}
            {lead.count > 1 ? <Fact label={t("detail.repeated")}>{t("detail.times", { count: lead.count })}</Fact> : null}
            <Fact label={t("detail.ip")}>{lead.ip}</Fact>
            <Fact label={t("detail.browser")}>{lead.userAgent}</Fact>
          </dl>
        </>
      ) : null}
    </Drawer>
  );
}
