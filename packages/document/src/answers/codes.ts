import type { AnswerInput } from "./answer-inputs.ts";
import { isCnpj, isCpf } from "./check-digits.ts";

/** The numbers that have a form of their own: Brazil's of persons, companies and postal codes. */
export type CodeInput = Extract<AnswerInput, "cpf" | "cnpj" | "cpf-cnpj" | "cep">;

const CPF = "000.000.000-00";
const CNPJ = "00.000.000/0000-00";
const CEP = "00000-000";
const CPF_LENGTH = 11;

/** What people put between the characters of such a number. */
const BETWEEN = /[\s./-]/g;

export function isCodeInput(input: string): input is CodeInput {
  return input === "cpf" || input === "cnpj" || input === "cpf-cnpj" || input === "cep";
}

/** The number as it is kept, without points and dashes; null for what is none. */
export function readCode(input: CodeInput, text: string): string | null {
  const code = text.replace(BETWEEN, "").toUpperCase();
  const isOne = {
    cpf: () => isCpf(code),
    cnpj: () => isCnpj(code),
    "cpf-cnpj": () => isCpf(code) || isCnpj(code),
    cep: () => /^\d{8}$/.test(code),
  };
  return isOne[input]() ? code : null;
}

/** Puts characters into the places of a pattern, as far as they go: nothing is written behind the last of them. */
export function fitPattern(pattern: string, characters: string): string {
  let [text, at] = ["", 0];
  for (const place of pattern) {
    if (at === characters.length) return text;
    text += place === "0" ? characters[at++] : place;
  }
  return at === characters.length ? text : characters;
}

/** What a number is called, where it is copied with that. */
const CALLED = /^\s*C(?:NPJ|PF)[\s:]+(?=.*\d)/i;

/** The number as people write it, however far they are with it. What is too long for one is left without points. */
export function formatCode(input: CodeInput, written: string): string {
  const text = written.replace(CALLED, "");
  const hasLetters = input === "cnpj" || input === "cpf-cnpj";
  const code = hasLetters ? text.toUpperCase().replace(/[^\dA-Z]/g, "") : text.replace(/\D/g, "");
  if (input === "cep") return fitPattern(CEP, code);
  const isPerson = input === "cpf" || (input === "cpf-cnpj" && code.length <= CPF_LENGTH && /^\d*$/.test(code));
  return fitPattern(isPerson ? CPF : CNPJ, code);
}
