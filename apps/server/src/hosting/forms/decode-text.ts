const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Bytes as text; null where they are not UTF-8: letters that were replaced by "�" would be lost for good. */
export function decodeUtf8(bytes: Buffer): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}

const REPLACEMENT = "\ufffd";
const SENT_REPLACEMENT = /%EF%BF%BD|\ufffd/gi;

/** Names and values as `application/x-www-form-urlencoded`; null where they are not UTF-8, as bytes or once decoded. */
export function decodeUrlEncoded(body: Buffer): [string, string][] | null {
  const text = decodeUtf8(body);
  if (text === null) return null;
  const pairs = [...new URLSearchParams(text)];
  // What cannot be decoded becomes a replacement character: there may be no more of them than were sent.
  const decoded = pairs.reduce((count, [name, value]) => count + countOf(name) + countOf(value), 0);
  return decoded === 0 || decoded === (text.match(SENT_REPLACEMENT)?.length ?? 0) ? pairs : null;
}

function countOf(text: string): number {
  return text.split(REPLACEMENT).length - 1;
}
