import { boundaryOf, parseMultipart } from "./parse-multipart.ts";

export type ReadFields =
  | { readonly fields: ReadonlyMap<string, string> }
  /** `notText`: the fields whose value is not a text. */
  | { readonly failed: "unsupported" | "malformed" | "notText"; readonly notText?: readonly string[] };

/** More than any form has, and few enough to go through at once. */
const MOST_FIELDS = 1_000;
const MALFORMED: ReadFields = { failed: "malformed" };

/** Reads a form's fields as browsers send them, with and without JavaScript, and as programs do. */
export function readFields(body: Buffer, contentType: string): ReadFields {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/json") return fromJson(body);
  if (type === "application/x-www-form-urlencoded") return fromPairs([...new URLSearchParams(body.toString("utf8"))]);
  if (type !== "multipart/form-data") return { failed: "unsupported" };
  const boundary = boundaryOf(contentType);
  const parts = boundary === null ? null : parseMultipart(body, boundary);
  return parts ? fromPairs(parts.map(({ name, value }) => [name, value])) : MALFORMED;
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
  let sent: unknown;
  try {
    sent = JSON.parse(body.toString("utf8"));
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
