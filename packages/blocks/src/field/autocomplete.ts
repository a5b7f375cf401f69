import type { AnswerInput } from "@vitrine/document";

/** What browsers may fill in by themselves, by the keys that people here give such fields. */
const TOKENS: Readonly<Record<string, string>> = {
  name: "name",
  nome: "name",
  nombre: "name",
  full_name: "name",
  nome_completo: "name",
  nombre_completo: "name",
  first_name: "given-name",
  primeiro_nome: "given-name",
  primer_nombre: "given-name",
  last_name: "family-name",
  sobrenome: "family-name",
  apellido: "family-name",
  company: "organization",
  empresa: "organization",
  role: "organization-title",
  cargo: "organization-title",
  city: "address-level2",
  cidade: "address-level2",
  ciudad: "address-level2",
  state: "address-level1",
  estado: "address-level1",
  zip: "postal-code",
  cep: "postal-code",
};

/** The `autocomplete` token of a field, where one is known. */
export function autocompleteToken(input: AnswerInput, name: string): string | undefined {
  if (input === "email") return "email";
  if (input === "phone") return "tel";
  if (input === "cep") return "postal-code";
  const key = name.toLowerCase().replaceAll("-", "_");
  return input === "text" && Object.hasOwn(TOKENS, key) ? TOKENS[key] : undefined;
}
