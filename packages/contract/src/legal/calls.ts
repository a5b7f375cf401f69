import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { language } from "../calls/languages.ts";
import { legalDocument, legalText } from "./legal-text.ts";

export const legalCalls = {
  read: openTo("anyone")
    .route({ method: "GET", path: "/legal/{document}", tags: ["legal"], summary: "The terms of use, or the privacy notice" })
    .input(z.strictObject({ document: legalDocument, language: language.optional() }))
    .output(legalText),
};
