import { knownDefinition } from "@vitrine/blocks";
import type { BlockRecord } from "@vitrine/document";
import type { PolicyOccasion } from "@vitrine/renderer";
import { hashSource } from "./hash-source.ts";
import type { WrittenCode } from "./own-code/write-code.ts";

/** What a page's policy depends on. */
export interface PolicyFacts extends PolicyOccasion {
  /** Those that are on the page. */
  readonly blocks: readonly BlockRecord[];
  /** The origin that takes its forms, where that is not its own. */
  readonly formsOrigin?: string | undefined;
  /** The origin that shows its images, where that is not its own. */
  readonly imagesOrigin?: string | undefined;
  /** The code of its owner that stands in it. */
  readonly ownCode?: readonly Omit<WrittenCode, "html">[];
  /** Hosts that the code of its settings may reach. */
  readonly ownHosts?: readonly string[];
  /** Whether pages of others may show it in a frame. */
  readonly isEmbeddable?: boolean | undefined;
}

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;
const IPV6 = /^https?:\/\/\[[0-9a-f:.]+\](?::\d+)?$/;
const SCHEME = /^(?:https?|wss):/;
/** Heads of answers have a limit, 16 kB at common proxies: sources that take more characters are let in by their scheme. */
const MOST_CHARACTERS = 2_000;
/** The same of the hosts that the owner's code may reach, which stand in seven lists. */
const MOST_HOST_CHARACTERS = 600;

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

/** Hosts by their schemes; all of them where that takes less. */
function hostsBy(scheme: string, hosts: readonly string[]): string[] {
  const all = [...new Set(hosts)].map((host) => `${scheme}://${host}`);
  return all.join(" ").length > MOST_HOST_CHARACTERS ? [`${scheme}:`] : all;
}

/** The page's own script and those that stand in its owner's code, each by its hash; by what they are where there are too many to name. */
function scriptSources(inlineScripts: readonly string[], ownCode: readonly Omit<WrittenCode, "html">[]): string[] {
  const scripts = [...new Set([...inlineScripts.map(hashSource), ...ownCode.flatMap((each) => each.scripts)])];
  if (scripts.join(" ").length > MOST_CHARACTERS) return ["'unsafe-inline'"];
  return ownCode.some(({ hasHandlers }) => hasHandlers) ? ["'unsafe-hashes'", ...scripts] : scripts;
}

/** What the page's style sheet needs; what its owner's code brings or adds later has styles that nobody can know before. */
function styles(inlineCss: string | null, hasOwnCode: boolean, hosts: readonly string[]): string[] {
  const own = inlineCss === null ? ["'self'"] : [];
  if (hasOwnCode) return ["'unsafe-inline'", ...own, ...hosts];
  return inlineCss === null ? own : [hashSource(inlineCss)];
}

/**
 * The content security policy of one page: nothing runs, loads, frames or is posted to but what this very page
 * needs: what each of its blocks has to reach, as its kind says. Code of its owner may run as it was approved, and
 * reach the hosts that were allowed with it.
 */
export function contentSecurityPolicy({
  inlineCss,
  inlineScripts,
  hasScript,
  blocks,
  formsOrigin,
  imagesOrigin,
  ownCode = [],
  ownHosts = [],
  isEmbeddable = false,
}: PolicyFacts): string {
  const frames: string[] = [];
  const media: string[] = [];
  const targets: string[] = [];
  const reached: string[] = [...ownHosts];
  for (const block of blocks) {
    const reach = knownDefinition(block)?.reach?.(block.props);
    frames.push(...(reach?.frames ?? []).flatMap(sourceOf));
    media.push(...(reach?.media ?? []).flatMap(sourceOf));
    targets.push(...(reach?.formTargets ?? []).flatMap(sourceOf));
    reached.push(...(reach?.ofOwnCode ?? []));
  }
  const forms = formsOrigin === undefined ? [] : [formsOrigin];
  const images = imagesOrigin === undefined ? [] : [imagesOrigin];
  const hosts = hostsBy("https", reached);
  const hasForm = ownCode.some((each) => each.hasForm);
  return [
    "default-src 'none'",
    list("script-src", [...(hasScript ? ["'self'"] : []), ...scriptSources(inlineScripts, ownCode), ...hosts]),
    list("style-src", styles(inlineCss, ownCode.length > 0, hosts)),
    list("img-src", ["'self'", "data:", ...images, ...hosts]),
    list("font-src", ["'self'", ...hosts]),
    // Without a script nothing connects, but auditors fetch the site's own robots.txt under the page's policy.
    list("connect-src", ["'self'", ...forms, ...hosts, ...hostsBy("wss", reached)]),
    list("frame-src", [...frames, ...hosts]),
    list("media-src", [...media, ...hosts]),
    list("form-action", [...targets, ...forms, ...(hasForm ? ["'self'", ...hosts] : [])]),
    "base-uri 'none'",
    "object-src 'none'",
    isEmbeddable ? "frame-ancestors *" : "frame-ancestors 'none'",
  ].join("; ");
}

/** The same for a page that says it itself: who may frame a page is believed of nobody but its server. */
export function policyInPage(policy: string): string {
  return policy
    .split("; ")
    .filter((each) => !each.startsWith("frame-ancestors "))
    .join("; ");
}
