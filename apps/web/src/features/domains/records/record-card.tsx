import type { DnsRecord } from "@vitrine/contract";
import { CircleAlert, CircleCheck, Clock, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { adviceFor } from "./advice.ts";
import { CopiedText } from "./copied-text.tsx";
import { SupportCode } from "./support-code.tsx";

const TONES = { checking: "info", missing: "warning", wrong: "danger", right: "success" } as const;
const ICONS = { checking: Clock, missing: CircleAlert, wrong: TriangleAlert, right: CircleCheck } as const;
const COLOURS = { checking: "text-info", missing: "text-warning", wrong: "text-danger", right: "text-success" } as const;

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-3 @min-[36rem]:block">
      <dt className="text-caption text-ink-faint">{label}</dt>
      <dd className="min-w-0 text-tool @min-[36rem]:mt-0.5">{children}</dd>
    </div>
  );
}

/** What is to be entered, field by field as a provider's form asks for it. */
function Fields({ record }: { readonly record: DnsRecord }) {
  const t = useText("domains");
  const { type, name, host, value } = record;
  return (
    // Side by side where the longest name there is, `_acme-challenge.`, is not cut in two.
    <dl className="grid gap-x-5 gap-y-3 @min-[36rem]:grid-cols-[3rem_11rem_minmax(0,1fr)_8.5rem]">
      <Cell label={t("record.type")}>
        <code className="font-mono font-semibold">{type}</code>
      </Cell>
      <Cell label={t("record.name")}>
        <CopiedText text={name} label={t("copy.name", { value: name })} />
      </Cell>
      <Cell label={t("record.value")}>
        <CopiedText text={value} label={t("copy.value", { value })} />
      </Cell>
      <Cell label={t("record.ttl")}>
        <span className="text-ink-soft">{t("record.ttlHint")}</span>
      </Cell>
      {name === host ? null : (
        <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-caption text-ink-faint @min-[36rem]:col-span-3 @min-[36rem]:col-start-2">
          <dt>{t("record.whole")}</dt>
          <dd className="min-w-0">
            <CopiedText text={host} label={t("copy.whole", { value: host })} size="caption" />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What is wrong with an entry, what stands there, and what to do. */
function Trouble({ record }: { readonly record: DnsRecord }) {
  const t = useText("domains");
  const { problem, found, state } = record;
  if (!problem) return null;
  const advice = adviceFor(problem.code);
  return (
    <div className="mt-4 border-t border-line pt-3 text-tool">
      {advice ? <p className="font-semibold">{t(`advice.${advice}`)}</p> : null}
      <p className="text-pretty wrap-anywhere text-ink-soft">{problem.message}</p>
      {found.length > 0 && state !== "right" ? (
        <div className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3">
          <span className="text-caption leading-5 text-ink-faint">{t("record.found")}</span>
          <ul>
            {found.map((text) => (
              <li key={text}>
                <code className="font-mono text-tool break-all text-danger">{text}</code>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {problem.supportCode ? <SupportCode code={problem.supportCode} /> : null}
    </div>
  );
}

/** One entry to be made at the provider: open where something is left to do, folded once it is right. */
export function RecordCard({ record, isForImages }: { readonly record: DnsRecord; readonly isForImages: boolean }) {
  const t = useText("domains");
  const id = useId();
  const { type, state, purpose, host, name, isRequired } = record;
  const Icon = ICONS[state];
  // What nobody has to make is no warning where it is not there.
  const isCalm = state === "missing" && !isRequired;
  const title = t(isForImages && purpose === "address" ? "purpose.images" : `purpose.${purpose}`, {
    host: purpose === "certificateAhead" ? host.slice(host.indexOf(".") + 1) : host,
  });
  if (state === "right") {
    return (
      <li>
        <details className="group rounded-lg border border-line bg-surface">
          <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-3 hover:bg-hover [&::-webkit-details-marker]:hidden">
            <Icon size={18} aria-hidden="true" className={COLOURS[state]} />
            <span className="min-w-0 flex-1 basis-40 text-tool font-medium">{title}</span>
            <code className="min-w-0 font-mono text-caption break-all text-ink-faint">
              {type} {name}
            </code>
            <StatusBadge tone={TONES[state]}>{t(`record.${state}`)}</StatusBadge>
          </summary>
          <div className="@container border-t border-line p-4">
            <Fields record={record} />
          </div>
        </details>
      </li>
    );
  }
  return (
    <li>
      <article aria-labelledby={id} className="@container rounded-lg border border-line bg-surface p-4">
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Icon size={18} aria-hidden="true" className={isCalm ? "text-ink-faint" : COLOURS[state]} />
          <h3 id={id} className="min-w-0 flex-1 basis-40 text-tool font-semibold wrap-anywhere">
            {title}
          </h3>
          <StatusBadge tone={isCalm ? "neutral" : TONES[state]}>{t(`record.${state}`)}</StatusBadge>
        </div>
        <Fields record={record} />
        <Trouble record={record} />
      </article>
    </li>
  );
}
