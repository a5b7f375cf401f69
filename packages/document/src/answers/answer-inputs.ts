/** How an answer may be asked for. Whoever draws a field, takes what visitors send and shows it afterwards goes by this. */
export const ANSWER_INPUTS = [
  "text",
  "email",
  "phone",
  "textarea",
  "number",
  "date",
  "time",
  "select",
  "radio",
  "checkboxes",
  "checkbox",
  "cpf",
  "cnpj",
  "cpf-cnpj",
  "cep",
  "hidden",
] as const;
export type AnswerInput = (typeof ANSWER_INPUTS)[number];
