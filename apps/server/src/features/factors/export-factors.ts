import type { ExportPart } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentFactors } from "./present-factors.ts";

/** Which factors an account has, for its export: never what they are recognised by. */
export function exportFactors({ database }: Pick<Platform, "database">): ExportPart {
  return {
    name: "factors",
    about: {
      pt: "two-factor.json: como sua conta pede a verificação em duas etapas e os nomes das suas chaves de acesso. Nenhum segredo está nele.",
      en: "two-factor.json: how your account asks for a second factor, and the names of your passkeys. No secret is in it.",
      es: "two-factor.json: cómo tu cuenta pide la verificación en dos pasos y los nombres de tus llaves de acceso. No contiene ningún secreto.",
    },
    async *files(accountId) {
      yield { path: "two-factor.json", content: `${JSON.stringify(await presentFactors(database.queries, accountId), null, 2)}\n` };
    },
  };
}
