import type { Secrets } from "../secrets.ts";
import type { EmailMessage } from "./email-message.ts";

/** What messages are sealed with. */
export type Sealing = Pick<Secrets, "seal" | "open">;

const PURPOSE = "outbox";

export function sealMessage(secrets: Sealing, message: EmailMessage): string {
  return secrets.seal(JSON.stringify(message), PURPOSE);
}

/** The message; null where it was wiped, or the key it was sealed under is gone. */
export function openMessage(secrets: Sealing, sealed: string | null): EmailMessage | null {
  if (sealed === null) return null;
  try {
    return JSON.parse(secrets.open(sealed, PURPOSE)) as EmailMessage;
  } catch {
    return null;
  }
}
