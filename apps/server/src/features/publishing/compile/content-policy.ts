import { createHash } from "node:crypto";
import { knownDefinition } from "@vitrine/blocks";
import type { BlockRecord } from "@vitrine/document";

/** What a page's policy depends on. */
export interface PolicyFacts {
  /** The style sheet when it stands in the page. */
  readonly inlineCss: string | null;
  /** The scripts that stand in the page, each let in by its hash. */
  readonly inlineScripts: readonly string[];
  readonly hasScript: boolean;
  readonly blocks: readonly BlockRecord[];
}

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;
const IPV6 = /^https?:\/\/\[[0-9a-f:.]+\](?::\d+)?$/;
const SCHEME = /^https?:/;
/** Heads of answers have a limit, 16 kB at common proxies: sources that take more characters are let in by their scheme. */
const MOST_CHARACTERS = 2_000;

/**
 * Where an address is: the page's own site for a path, else its origin; nothing for a host that is none. A policy
 * has no way to name an IPv6 host: it lets in its scheme.
 */
function sourceOf(address: string): string[] {
  if (/^\/(?![/\\])/.test(address)) return ["'self'"];
  if (!URL.canParse(address)) return [];
  const { origin, protocol } = new URL(address);
  if (IPV6.test(origin)) return [protocol];
  return ORIGIN.test(origin) ? [origin] : [];
}

function list(name: string, all: readonly string[]): string {
  if (all.length === 0) return `${name} 'none'`;
  const sources = [...new Set(all)].join(" ");
  if (sources.length <= MOST_CHARACTERS) return `${name} ${sources}`;
  return `${name} ${[...new Set(all.map((source) => SCHEME.exec(source)?.[0] ?? source))].join(" ")}`;
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The content security policy of one page: nothing runs, loads, frames or is posted to but what this very page
 * needs: what each of its blocks has to reach, as its kind says.
 */
export function contentSecurityPolicy({ inlineCss, inlineScripts, hasScript, blocks }: PolicyFacts): string {
  const frames: string[] = [];
  const media: string[] = [];
  const targets: string[] = [];
  for (const block of blocks) {
    const reach = knownDefinition(block)?.reach?.(block.props);
    frames.push(...(reach?.frames ?? []).flatMap(sourceOf));
    media.push(...(reach?.media ?? []).flatMap(sourceOf));
    targets.push(...(reach?.formTargets ?? []).flatMap(sourceOf));
  }
  const style = inlineCss === null ? "'self'" : hashSource(inlineCss);
  const script = [...(hasScript ? ["'self'"] : []), ...inlineScripts.map(hashSource)];
  return [
    "default-src 'none'",
    list("script-src", script),
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Without a script nothing connects, but auditors fetch the site's own robots.txt under the page's policy.
    "connect-src 'self'",
    list("frame-src", frames),
    list("media-src", media),
    list("form-action", targets),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
