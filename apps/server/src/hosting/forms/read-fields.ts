import { decodeUrlEncoded, decodeUtf8 } from "./decode-text.ts";
import { boundaryOf, parseMultipart } from "./parse-multipart.ts";

export type ReadFields =
  | { readonly fields: ReadonlyMap<string, string> }
  /** `notText`: the fields whose value is not a text. */
  | { readonly failed: "unsupported" | "malformed" | "notText" | "notUtf8"; readonly notText?: readonly string[] };

/** More than any form has, and few enough to go through at once. */
const MOST_FIELDS = 1_000;
const MALFORMED: ReadFields = { failed: "malformed" };
const NOT_UTF8: ReadFields = { failed: "notUtf8" };

/** Reads a form's fields as browsers send them, with and without JavaScript, and as programs do. */
export function readFields(body: Buffer, contentType: string): ReadFields {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/json") return fromJson(body);
  if (type === "application/x-www-form-urlencoded") {
    const pairs = decodeUrlEncoded(body);
    return pairs ? fromPairs(pairs) : NOT_UTF8;
  }
  if (type !== "multipart/form-data") return { failed: "unsupported" };
  const boundary = boundaryOf(contentType);
  const parts = boundary === null ? null : parseMultipart(body, boundary, MOST_FIELDS);
  if (!parts) return MALFORMED;
  const pairs: [string, string][] = [];
  for (const { name, value } of parts) {
    const text = decodeUtf8(value);
    if (text === null || name === null) return NOT_UTF8;
    pairs.push([name, text]);
  }
  return fromPairs(pairs);
}

/** A name that comes twice keeps both values. */
function fromPairs(pairs: readonly (readonly [string, string])[]): ReadFields {
  if (pairs.length > MOST_FIELDS) return MALFORMED;
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    const before = fields.get(name);
    fields.set(name, before ? `${before}, ${value}` : value);
  }
  return { fields };
}

function fromJson(body: Buffer): ReadFields {
  const text = decodeUtf8(body);
  if (text === null) return NOT_UTF8;
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return MALFORMED;
  }
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return MALFORMED;
  const fields = new Map<string, string>();
  const notText: string[] = [];
  for (const [name, value] of Object.entries(sent)) {
    if (typeof value === "string") fields.set(name, value);
    else notText.push(name);
  }
  if (fields.size + notText.length > MOST_FIELDS) return MALFORMED;
  return notText.length > 0 ? { failed: "notText", notText } : { fields };
}
