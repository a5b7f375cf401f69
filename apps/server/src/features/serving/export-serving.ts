import { wholeAccount } from "../../platform/acting/reach.ts";
import type { ExportFile, ExportPart } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { listAllSites } from "../sites/index.ts";
import { listLocked } from "./passwords/password-store.ts";
import { findRedirects } from "./redirects/redirect-store.ts";
import { findSiteSettings } from "./site-settings/site-settings-store.ts";

/** What an account's sites serve besides their pages, for its export. */
export function exportServing({ database: { queries } }: Platform): ExportPart {
  return {
    name: "serving",
    about: {
      pt: "serving/: um arquivo por site, com os redirecionamentos, a página de erro 404, o ícone, as regras para robôs, quem responde pelo site e quais páginas pedem senha.",
      en: "serving/: one file for each site, with its redirects, its page for error 404, its icon, its rules for robots, who answers for it and which pages ask for a password.",
      es: "serving/: un archivo por sitio, con sus redirecciones, su página de error 404, su ícono, sus reglas para robots, quién responde por él y qué páginas piden contraseña.",
    },
    async *files(accountId): AsyncGenerator<ExportFile> {
      for await (const site of listAllSites(queries, wholeAccount(accountId))) {
        const redirects = (await findRedirects(queries, site.id))?.items ?? [];
        const { notFoundPageId, favicon, robots, legalName, legalEmail } = await findSiteSettings(queries, site.id);
        const passwordPageIds = await listLocked(queries, site.id);
        const content = JSON.stringify(
          { site: site.name, notFoundPageId, favicon, robots, legalName, legalEmail, passwordPageIds, redirects },
          null,
          2,
        );
        yield { path: `serving/${site.id}.json`, content: `${content}\n` };
      }
    },
  };
}
