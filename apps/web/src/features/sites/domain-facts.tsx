import { Link } from "@tanstack/react-router";
import type { Domain } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";

const DNS_TONES = { checking: "info", pending: "warning", completed: "success" } as const;
const SSL_TONES = { pending: "neutral", failed: "danger", active: "success" } as const;

/** How far a domain of a site is: its entries, its certificate, who answers for it. The site's own address is not said twice. */
export function DomainFacts({ domain, isAddress }: { domain: Domain; isAddress: boolean }) {
  const t = useText("sites");
  const { spokenName, state, nameservers } = domain;
  const ssl = domain.ssl === "pending" && domain.sslProblem ? "failed" : domain.ssl;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-caption text-ink-soft">
      {isAddress ? null : <span className="min-w-0 max-w-full truncate font-medium text-ink">{spokenName}</span>}
      <span className="inline-flex items-center gap-1.5">
        {t("dns.label")} <StatusBadge tone={DNS_TONES[state]}>{t(`dns.${state}`)}</StatusBadge>
      </span>
      <span className="inline-flex items-center gap-1.5">
        {t("ssl.label")} <StatusBadge tone={SSL_TONES[ssl]}>{t(`ssl.${ssl}`)}</StatusBadge>
      </span>
      {nameservers.length > 0 ? (
        <span className="min-w-0 max-w-full truncate" title={nameservers.join(", ")}>
          {t("nameservers")} <span className="font-mono text-ink">{nameservers.join(", ")}</span>
        </span>
      ) : null}
      <Link to="/dns/$domainId" params={{ domainId: domain.id }} className="rounded-sm text-mar underline-offset-2 hover:underline">
        {t("dns.see")}
      </Link>
    </div>
  );
}
