import { randomBytes } from "node:crypto";

/** Under which an entry says whose a domain is. */
export const OWNERSHIP_LABEL = "_vitrine";

const BEGINNING = "vitrine-domain=";
const TOKEN = /vitrine-domain=[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/g;

/** A text that one account is given for one name: 128 bits of chance, which no other account or name has. */
export function makeToken(): string {
  return `${BEGINNING}${randomBytes(16).toString("base64url")}`;
}

/** The texts of ours in an entry: some providers keep the quotes that somebody copied along, or spaces around. */
export function tokensIn(text: string): string[] {
  return text.match(TOKEN) ?? [];
}
