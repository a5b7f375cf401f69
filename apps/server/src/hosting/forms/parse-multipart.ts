import { decodeUtf8 } from "./decode-text.ts";

/** One value of a form sent as `multipart/form-data`. */
export interface FormPart {
  /** Null where it is no UTF-8. */
  readonly name: string | null;
  readonly value: Buffer;
}

const HEADERS_END = Buffer.from("\r\n\r\n");
const MOST_BOUNDARY = 70;

/** The boundary a content type names; null where there is none that may be one. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? bare ?? "";
  return boundary !== "" && boundary.length <= MOST_BOUNDARY ? boundary : null;
}

/**
 * The values in a body, in their order, without files: no field of ours takes one. Null when it is cut short or
 * malformed, or has more than `most` parts of any kind, which is known before the next is looked at.
 */
export function parseMultipart(body: Buffer, boundary: string, most: number): FormPart[] | null {
  const first = Buffer.from(`--${boundary}`, "latin1");
  const between = Buffer.from(`\r\n--${boundary}`, "latin1");
  const parts: FormPart[] = [];
  let at = body.indexOf(first);
  if (at < 0) return null;
  at += first.length;
  for (let left = most; ; left -= 1) {
    if (body.toString("latin1", at, at + 2) === "--") return parts;
    if (left === 0) return null;
    const start = body.indexOf("\r\n", at);
    const headersEnd = start < 0 ? -1 : body.indexOf(HEADERS_END, start);
    const end = headersEnd < 0 ? -1 : body.indexOf(between, headersEnd + 2);
    if (end < 0) return null;
    const headers = decodeUtf8(body.subarray(start + 2, headersEnd));
    const name = headers === null ? null : nameIn(headers);
    if (headers === null || name !== null) parts.push({ name, value: body.subarray(headersEnd + HEADERS_END.length, end) });
    at = end + between.length;
  }
}

function nameIn(headers: string): string | null {
  const disposition = headers.split("\r\n").find((line) => /^content-disposition\s*:/i.test(line));
  if (disposition === undefined || /;\s*filename\*?=/i.test(disposition)) return null;
  const [, quoted, bare] = /;\s*name=(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = quoted ?? bare;
  // Browsers write these three so, and nothing else.
  return name === undefined ? null : name.replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}
