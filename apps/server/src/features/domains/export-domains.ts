import { FALLBACK_LANGUAGE } from "@vitrine/contract";
import { wholeAccount } from "../../platform/acting/reach.ts";
import { type ExportPart, inBatches, jsonList } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { findSites } from "../sites/index.ts";
import { findCertificate } from "./certificates/certificate-store.ts";
import { type DomainPurpose, type DomainRow, listDomains } from "./domain-store.ts";
import { presentDomain } from "./present-domain.ts";

const BATCH = 100;

/** An account's domains with their entries, for its export. */
export function exportDomains({ database: { queries }, clock, config }: Platform): ExportPart {
  const domainsOf = async function* (accountId: string, purpose: DomainPurpose): AsyncGenerator<unknown> {
    const read = (after: DomainRow | null, limit: number) =>
      listDomains(queries, wholeAccount(accountId), {
        purpose,
        siteId: undefined,
        limit,
        after: after && { at: after.createdAt, id: after.id },
      });
    for await (const row of inBatches(BATCH, read)) {
      const [site] = await findSites(queries, [row.siteId]);
      const certificate = await findCertificate(queries, row.name);
      const mainName = site?.domain ?? null;
      yield presentDomain(row, { config, language: FALLBACK_LANGUAGE, mainName, certificate, now: clock.now() });
    }
  };
  return {
    name: "domains",
    about: {
      pt: "domains.json: seus domínios e as entradas de DNS deles; image-domains.json: o mesmo dos domínios de imagens.",
      en: "domains.json: your domains and their DNS entries; image-domains.json: the same of image domains.",
      es: "domains.json: tus dominios y sus entradas de DNS; image-domains.json: lo mismo de los dominios de imágenes.",
    },
    async *files(accountId) {
      yield { path: "domains.json", content: jsonList(domainsOf(accountId, "pages")) };
      yield { path: "image-domains.json", content: jsonList(domainsOf(accountId, "images")) };
    },
  };
}
