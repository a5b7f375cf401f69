import type { ExportPart } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { listConsents } from "./consent-store.ts";

/** What an account agreed to, for its export. */
export function exportConsents({ database }: Pick<Platform, "database">): ExportPart {
  return {
    name: "consents",
    about: {
      pt: "consents.json: os termos e avisos de privacidade que você aceitou, em que versão e quando.",
      en: "consents.json: the terms and privacy notices you accepted, in which version and when.",
      es: "consents.json: los términos y avisos de privacidad que aceptaste, en qué versión y cuándo.",
    },
    async *files(accountId) {
      const rows = await listConsents(database.queries, accountId);
      const items = rows.map(({ document, version, language, acceptedAt, ip }) => ({
        document,
        version,
        language,
        acceptedAt: acceptedAt.toISOString(),
        ip,
      }));
      yield { path: "consents.json", content: `${JSON.stringify(items, null, 2)}\n` };
    },
  };
}
