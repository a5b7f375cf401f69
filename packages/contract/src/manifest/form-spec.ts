import { ANSWER_INPUTS } from "@vitrine/document";
import { z } from "zod";
import { language } from "../calls/languages.ts";

const characters = z.number().int().min(1);

/**
 * What the forms of a page have in common, as it was when the page was published: a later version of the product
 * changes nothing of what a published form says or takes.
 */
export const formTerms = z.object({
  language,
  /** What is said of an answer that is not taken, in the form's language. */
  words: z.object({
    required: z.string(),
    email: z.string(),
    phone: z.string(),
    option: z.string(),
    tooLong: z.string(),
    notText: z.string(),
    // Absent where a form was published before there were fields that need them. `{min}` and `{max}` are a field's limits.
    number: z.string().optional(),
    date: z.string().optional(),
    time: z.string().optional(),
    between: z.string().optional(),
    atLeast: z.string().optional(),
    atMost: z.string().optional(),
    cpf: z.string().optional(),
    cnpj: z.string().optional(),
    "cpf-cnpj": z.string().optional(),
    cep: z.string().optional(),
  }),
  /** The longest answer that is taken, in characters, by how it is given. */
  most: z.object({ text: characters, email: characters, phone: characters, textarea: characters, otherwise: characters }),
  /** The field that people do not see and programs fill in. */
  trapField: z.string(),
  /** Where the thanks stand in the page of a sent form, as an address names it. */
  thanksId: z.string(),
});
export type FormTerms = z.infer<typeof formTerms>;
export type FormProblem = keyof FormTerms["words"];

/** What is asked in a form. */
export const formField = z.object({
  name: z.string(),
  label: z.string(),
  input: z.enum(ANSWER_INPUTS),
  isRequired: z.boolean(),
  options: z.array(z.string()),
  /** The least and the most that is taken: numbers, or days. */
  min: z.string().optional(),
  max: z.string().optional(),
  /** Of a phone: that it is taken from a country, and kept in E.164; otherwise as it was typed. */
  hasCountry: z.boolean().optional(),
  /** The key under which its answer goes along to where the form leads. */
  passKey: z.string().optional(),
});

const bytes = z.number().int().min(0);

/** A form as the visitor plane needs it to check what is sent, without a database. */
export const formSpec = z.object({
  name: z.string(),
  after: z.enum(["message", "redirect"]),
  redirectTo: z.string(),
  /** Whether that takes answers, as `fillAddress` puts them in; not of a form published before it could. */
  takesAnswers: z.boolean().optional(),
  /** Plain text; it stands once here however it is answered, since written as HTML it may be six times as long. */
  thanks: z.string(),
  /**
   * Where the form stands in the HTML of its page, in bytes, and the HTML around the thanks that stand there instead:
   * somebody without JavaScript gets the page so once the form is sent. Absent where the page does not show the form.
   */
  place: z.object({ from: bytes, to: bytes, open: z.string(), close: z.string() }).optional(),
  /** The page with the thanks in it, of pages published when each form had one: the hash of an artefact. */
  thanksArtefact: z.string().optional(),
  fields: z.array(formField),
});
export type FormSpec = z.infer<typeof formSpec>;
