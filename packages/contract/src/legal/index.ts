/** What the apps use of this slice besides its calls. */

export { LEGAL_DOCUMENTS, type LegalDocument, type LegalText, legalText } from "./legal-text.ts";
