import { LEGAL_DOCUMENTS, type LegalDocument } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { Config } from "../../platform/config.ts";
import { readLegalText } from "./read-legal-text.ts";

/** One text as it stands now, in the language it is read in. */
export interface LegalVersion {
  readonly document: LegalDocument;
  readonly version: string;
  readonly language: Language;
}

/** What somebody who reads `language` agrees to at this moment: hand it to `recordConsents`. */
export async function legalVersions({ config }: { readonly config: Config }, language: Language): Promise<LegalVersion[]> {
  const texts = await Promise.all(LEGAL_DOCUMENTS.map((document) => readLegalText(config, document, language)));
  return texts.map(({ document, version, language: readIn }) => ({ document, version, language: readIn }));
}
