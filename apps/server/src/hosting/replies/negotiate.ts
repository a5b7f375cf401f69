import type { Encoding } from "./artefact-cache.ts";

const CODINGS: readonly Encoding[] = ["br", "gzip", "identity"];
/** Browsers send a handful of different headers; whatever else comes is read each time. */
const MOST_REMEMBERED = 64;
const remembered = new Map<string, Encoding>();

/** The coding a client likes best, brotli before gzip before none where it likes them equally. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const known = remembered.get(header);
  if (known) return known;
  const encoding = bestOf(qualities(header));
  if (remembered.size < MOST_REMEMBERED && header.length < 100) remembered.set(header, encoding);
  return encoding;
}

function bestOf(needs: ReadonlyMap<string, number>): Encoding {
  const rest = needs.get("*") ?? 0;
  // Sending a file as it is stays the way out even for a client that says it takes nothing at all.
  let best: Encoding = "identity";
  let quality = 0;
  for (const coding of CODINGS) {
    const wish = needs.get(coding) ?? (coding === "identity" ? 0 : rest);
    if (wish <= quality) continue;
    best = coding;
    quality = wish;
  }
  return best;
}

function qualities(header: string): Map<string, number> {
  const needs = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const given = parameters.find((parameter) => parameter.startsWith("q="));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    if (coding !== "") needs.set(coding, Number.isFinite(quality) ? quality : 0);
  }
  return needs;
}

/** Whether an `If-None-Match` names this strong tag; it may have been made a weak one on the way. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header === "*") return true;
  return header.split(",").some((part) => {
    const named = part.trim();
    return named === tag || (named.startsWith("W/") && named.slice(2) === tag);
  });
}
