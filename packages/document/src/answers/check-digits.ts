/** The weights of a CNPJ go from 2 to this and begin again; those of a CPF just go on. */
const CNPJ_WEIGHTS = 8;
const SAME = /^(.)\1*$/;

/** The last digit of what comes before it, by a sum of each place times its weight, the last place twice. */
function checkDigit(body: string, weights: number): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (body.charCodeAt(i) - 48) * (((body.length - 1 - i) % weights) + 2);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

function hasCheckDigits(text: string, weights: number): boolean {
  if (SAME.test(text)) return false;
  return [text.length - 2, text.length - 1].every((at) => checkDigit(text.slice(0, at), weights) === Number(text[at]));
}

/** Whether eleven digits are a CPF: Brazil's number of a person. */
export function isCpf(digits: string): boolean {
  return /^\d{11}$/.test(digits) && hasCheckDigits(digits, digits.length);
}

/**
 * Whether fourteen characters are a CNPJ: Brazil's number of a company, which may have capital letters in all places
 * but the last two. A character counts for its ASCII code less 48 (Receita Federal, Instrução Normativa 2.229/2024).
 */
export function isCnpj(characters: string): boolean {
  return /^[\dA-Z]{12}\d{2}$/.test(characters) && hasCheckDigits(characters, CNPJ_WEIGHTS);
}
