import type { DnsRecord, Domain } from "@vitrine/contract";
import { useId } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { sortRecords } from "../status/domain-progress.ts";
import { RecordCard } from "./record-card.tsx";

interface GroupProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly records: readonly DnsRecord[];
  readonly isForImages: boolean;
}

function Group({ title, text, records, isForImages }: GroupProps) {
  const id = useId();
  if (records.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-title text-heading font-semibold text-balance wrap-anywhere">
        {title}
      </h2>
      {text ? <p className="mt-1 max-w-prose text-tool text-pretty text-ink-soft">{text}</p> : null}
      <ul className="mt-3 flex flex-col gap-3">
        {records.map((record) => (
          <RecordCard key={`${record.type} ${record.host} ${record.value}`} record={record} isForImages={isForImages} />
        ))}
      </ul>
    </section>
  );
}

export interface RecordGroupsProps {
  readonly domain: Domain;
  /** Whether nothing but images is shown under it. */
  readonly isForImages?: boolean;
}

/** A domain's entries: what is left first, then what can be readied, then what would be good, then what is right. */
export function RecordGroups({ domain, isForImages = false }: RecordGroupsProps) {
  const t = useText("domains");
  const { left, ahead, optional, right } = sortRecords(domain.records);
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Group
        title={t("entries.title")}
        text={domain.zone === domain.name ? undefined : t("entries.titleFor", { zone: domain.zone })}
        records={left}
        isForImages={isForImages}
      />
      <Group title={t("entries.ahead")} text={t("entries.aheadText")} records={ahead} isForImages={isForImages} />
      <Group title={t("entries.optional")} text={t("entries.optionalText")} records={optional} isForImages={isForImages} />
      <Group title={t("entries.done")} records={right} isForImages={isForImages} />
    </div>
  );
}
