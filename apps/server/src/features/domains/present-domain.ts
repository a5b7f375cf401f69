import { domainToUnicode } from "node:url";
import { DOMAIN_PROBLEMS, type Domain, fill } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { type Config, siteUrl } from "../../platform/config.ts";
import type { CertificateRow } from "./certificates/certificate-store.ts";
import { presentSsl } from "./certificates/told/present-ssl.ts";
import type { DomainRow } from "./domain-store.ts";
import type { KeptProblem } from "./records/kept-record.ts";

export interface Showing {
  readonly config: Config;
  readonly language: Language;
  /** The domain that is the address of its site; null where none is. */
  readonly mainName: string | null;
  readonly certificate: CertificateRow | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What a domain is shown as, in a language. */
export function presentDomain(row: DomainRow, { config, language, mainName, certificate, now }: Showing): Domain {
  const wordsOf = ({ code, values }: KeptProblem) => {
    const { message, supportCode } = DOMAIN_PROBLEMS[code];
    return { code, message: fill(message[language], values), supportCode };
  };
  const { ssl, sslProblem } = presentSsl(certificate, { hasCertificate: row.hasCertificate, language, now });
  return {
    id: row.id,
    siteId: row.siteId,
    name: row.name,
    spokenName: domainToUnicode(row.name),
    url: siteUrl(config, { name: "", domain: row.name, hasCertificate: ssl === "active" }),
    zone: row.zone,
    isMain: mainName === row.name && row.completedAt !== null,
    records: row.records.map(({ problem, ...record }) => ({
      ...record,
      found: [...record.found],
      ...(problem ? { problem: wordsOf(problem) } : {}),
    })),
    state: row.state,
    completedAt: row.completedAt?.toISOString() ?? null,
    problem: row.isForbidden ? wordsOf({ code: "forbidden", values: {} }) : null,
    ssl,
    sslProblem,
    nameservers: [...row.nameservers],
    checkedAt: row.checkedAt?.toISOString() ?? null,
    nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
