import type { Secrets } from "../secrets.ts";
import type { Letter } from "./letter.ts";

/** What letters are sealed with. */
export type Sealing = Pick<Secrets, "seal" | "open">;

const PURPOSE = "outbox";

export function sealLetter(secrets: Sealing, letter: Letter): string {
  return secrets.seal(JSON.stringify(letter), PURPOSE);
}

/** The letter; null where it was wiped, or the key it was sealed under is gone. */
export function openLetter(secrets: Sealing, sealed: string | null): Letter | null {
  if (sealed === null) return null;
  try {
    return JSON.parse(secrets.open(sealed, PURPOSE)) as Letter;
  } catch {
    return null;
  }
}
