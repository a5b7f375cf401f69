import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { LegalDocument, LegalText } from "@vitrine/contract";
import { LANGUAGES, type Language } from "@vitrine/document";
import type { Config } from "../../platform/config.ts";
import { renderLegalText } from "./render-legal-text.ts";
import { OWN_TEXTS, OWN_TEXTS_DATE } from "./texts/own-texts.ts";

type Settings = Pick<Config, "dataFolder" | "supportEmail" | "publicUrl">;

interface Known {
  readonly signature: string;
  readonly text: LegalText;
}

/** Texts by the file they come from and how it was then: they are asked for far more often than written. */
const known = new Map<string, Known>();

/**
 * The text that is in force here: the operator's file in the data folder (`legal/terms.pt.md`), else our own. Where
 * the operator wrote a document in some languages only, it stands in for the others too: ours would promise
 * something else.
 */
export async function readLegalText(settings: Settings, document: LegalDocument, wanted: Language): Promise<LegalText> {
  for (const language of [wanted, ...LANGUAGES.filter((other) => other !== wanted)]) {
    const file = join(settings.dataFolder, "legal", `${document}.${language}.md`);
    const found = await stat(file).catch(absent);
    if (!found) continue;
    return remember(`${file}\n${settings.publicUrl}`, `${found.mtimeMs}:${found.size}`, async () =>
      renderLegalText({
        document,
        language,
        markdown: await readFile(file, "utf8"),
        updatedAt: found.mtime,
        ...placesOf(settings, language),
      }),
    );
  }
  const own = { document, language: wanted, markdown: OWN_TEXTS[document][wanted], updatedAt: new Date(OWN_TEXTS_DATE) };
  const { contact, address } = placesOf(settings, wanted);
  return remember(`${document}.${wanted}\n${contact}\n${address}`, "", async () => renderLegalText({ ...own, contact, address }));
}

async function remember(key: string, signature: string, make: () => Promise<LegalText>): Promise<LegalText> {
  const before = known.get(key);
  if (before?.signature === signature) return before.text;
  const text = await make();
  known.set(key, { signature, text });
  return text;
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

const NO_ADDRESS: Readonly<Record<Language, string>> = {
  pt: "o canal de atendimento de quem opera esta instalação",
  en: "the support channel of whoever operates this installation",
  es: "el canal de atención de quien opera esta instalación",
};

/** What the places `{contact}` and `{address}` of a text are filled with, in Markdown. */
function placesOf({ supportEmail, publicUrl }: Settings, language: Language): { contact: string; address: string } {
  return { contact: supportEmail === undefined ? NO_ADDRESS[language] : `<${supportEmail}>`, address: `<${publicUrl}>` };
}
