import type { LegalDocument } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { api } from "../../platform/calls/client.ts";

/** A text as it stands now; it changes a few times a year. */
export const legalQuery = (document: LegalDocument, language: Language) =>
  api.legal.read.queryOptions({ input: { document, language }, staleTime: 60_000 });
