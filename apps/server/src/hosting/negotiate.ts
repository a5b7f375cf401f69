import type { Encoding } from "./artefact-cache.ts";

/** The best encoding a client takes: brotli, then gzip, then none. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  if (takes(header, "br")) return "br";
  return takes(header, "gzip") ? "gzip" : "identity";
}

function takes(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  if (at < 0) return false;
  const rest = header.slice(at + coding.length).split(",", 1)[0] ?? "";
  return !/;\s*q=0(?:\.0*)?\s*$/.test(rest);
}

/** Whether an `If-None-Match` names this tag; weak and strong tags count alike. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  if (header === tag || header === "*") return true;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === tag);
}
