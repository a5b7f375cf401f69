import type { Domain } from "@vitrine/contract";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Text } from "../../../platform/language/message-types.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { sortRecords } from "./domain-progress.ts";
import { DnsBadge, SslBadge } from "./state-badge.tsx";

/** Milliseconds after which a certificate should have been there. */
const LATE_MS = 10 * 60_000;

interface StepProps {
  readonly number: number;
  readonly isDone: boolean;
  readonly isNow: boolean;
  readonly title: string;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
}

function Step({ number, isDone, isNow, title, badge, children }: StepProps) {
  return (
    <li aria-current={isNow ? "step" : undefined} className="flex min-w-0 flex-1 gap-3 p-4">
      <span
        aria-hidden="true"
        className={clsx(
          "grid size-7 shrink-0 place-items-center rounded-pill text-caption font-semibold tabular-nums",
          isDone ? "bg-success-soft text-success" : isNow ? "bg-mar text-on-mar" : "bg-sunken text-ink-faint",
        )}
      >
        {isDone ? <Check size={16} /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1 text-tool font-semibold">
          {title}
          {badge}
        </p>
        {children ? <p className="mt-1 text-tool text-pretty text-ink-soft">{children}</p> : null}
      </div>
    </li>
  );
}

/** What is to be known of the certificate: what is wrong with it before anything else. */
function certificateText({ ssl, sslProblem, completedAt }: Domain, t: Text<"domains">): string {
  if (sslProblem) return ssl === "active" ? sslProblem.message : `${t("certificate.failed")} ${sslProblem.message}`;
  if (ssl === "active") return t(completedAt === null ? "certificate.aheadText" : "certificate.readyText");
  if (completedAt === null) return t("certificate.waitsText");
  const isLate = Date.now() - Date.parse(completedAt) > LATE_MS;
  return t(isLate ? "certificate.late" : "certificate.pendingText");
}

/** The way of a domain: added, its entries, its certificate. */
export function ProgressSteps({ domain }: { readonly domain: Domain }) {
  const t = useText("domains");
  const { left, right } = sortRecords(domain.records);
  const isDnsDone = domain.state === "completed";
  const isSslDone = domain.ssl === "active";
  return (
    <ol
      aria-label={t("steps.title")}
      className="flex flex-col divide-line rounded-lg border border-line bg-surface max-wide:divide-y wide:flex-row wide:divide-x"
    >
      <Step number={1} isDone isNow={false} title={t("steps.added")} />
      <Step number={2} isDone={isDnsDone} isNow={!isDnsDone} title={t("dns.label")} badge={<DnsBadge state={domain.state} />}>
        {domain.state === "checking"
          ? t("entries.looking")
          : isDnsDone || left.length === 0
            ? t("entries.doneCount", { count: right.length })
            : t("entries.left", { count: left.length })}
      </Step>
      <Step
        number={3}
        isDone={isSslDone}
        isNow={isDnsDone && !isSslDone}
        title={t("certificate.label")}
        badge={<SslBadge domain={domain} />}
      >
        {certificateText(domain, t)}
      </Step>
    </ol>
  );
}
