import { decodeLabel } from "./decode-punycode.ts";

/** A domain in both its forms; they are the same where it has only plain letters. */
export interface TypedName {
  /** As name servers know it. */
  readonly ascii: string;
  /** As people write it. */
  readonly spoken: string;
}

/** What stands where an address has its host, whatever stands around it. */
const HOST = /^(?:[a-z][a-z0-9+.-]*:\/\/|\/\/)?([^/?#\\]*)/i;

/**
 * The domain that is meant by what somebody types or pastes: a name, or a whole address. Null while it is none yet; whether
 * it may be connected the server says.
 */
export function readTypedName(text: string): TypedName | null {
  const [, host = ""] = HOST.exec(text.trim()) ?? [];
  const plain = host.replace(/:\d{1,5}$/, "").replace(/\.$/, "");
  if (!plain.includes(".") || /[\s@:_%[\]]/.test(plain)) return null;
  const ascii = URL.canParse(`https://${plain}`) ? new URL(`https://${plain}`).hostname : "";
  const labels = ascii.split(".");
  if (labels.length < 2 || labels.includes("") || /^\d+$/.test(labels.at(-1) ?? "")) return null;
  const spoken = labels.map((label) => decodeLabel(label) ?? label).join(".");
  return { ascii, spoken };
}
