import { canonicalPath } from "../manifest/canonical-path.ts";
import { REDIRECT_FROM_MOST, REDIRECT_TO_MOST, type Redirect } from "./redirect.ts";

/** What is wrong with one redirect of a list. */
export interface RedirectProblem {
  /** Which one, from 0. */
  readonly index: number;
  readonly field: "from" | "to";
  readonly code: RedirectProblemCode;
  /** Of what goes round, or has too many steps: the paths in turn. Of a path that stands twice: that path. */
  readonly way?: string;
  /** Those that go round together, or are steps of one way: to leave one of them out is enough. */
  readonly among?: readonly number[];
}

export type RedirectProblemCode =
  | "required"
  | "too_long"
  | "slug_slash"
  | "slug_reserved"
  | "redirect_path"
  | "redirect_unicode"
  | "redirect_query"
  | "redirect_target"
  | "redirect_twice"
  | "redirect_loop"
  | "redirect_chain";

/** Steps from a path to where it leads in the end; browsers give up after about twenty. */
const MOST_STEPS = 10;

/** Paths that a loop is told with at most. */
const MOST_NAMED = 6;

const PATH = /^(?:\/|(?:\/[\w.~!$&'()*+,;=:@%-]+)+\/?)$/;
const TARGET = /^\/(?!\/)[\w.~!$&'()*+,;=:@%/?#[\]-]*$/;
const ADDRESS = /^https?:\/\/((?:[a-z0-9_-]+\.)*[a-z0-9_-]+\.?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?([/?#][\w.~!$&'()*+,;=:@%/?#[\]-]*)?$/i;
const USUAL_PORTS = new Set(["80", "443"]);
/** A slash, a backslash or a control character in disguise. */
const DISGUISED = /%(?:2f|5c|[01][0-9a-f]|7f)/i;
const RESERVED = /^\/(?:(?:_v|\.well-known)(?:\/|$)|(?:healthz|readyz)(?:\/|$)|(?:robots\.txt|favicon\.ico|sitemap(?:-\d+)?\.xml)$)/;

/** A path of a site as it is looked up, or what is wrong with it. */
type ReadPath = { readonly key: string } | { readonly problem: RedirectProblemCode };

/**
 * Reads a path as an address has it: letters of ASCII, others encoded. Small and capital letters are the same, as they
 * are in the paths of pages.
 */
export function readRedirectPath(path: string): ReadPath {
  if (path === "") return { problem: "required" };
  if (path.length > REDIRECT_FROM_MOST) return { problem: "too_long" };
  if (/[^\p{ASCII}]/u.test(path)) return { problem: "redirect_unicode" };
  if (/[?#]/.test(path)) return { problem: "redirect_query" };
  if (path !== "/" && path.endsWith("/") && path.startsWith("/")) return { problem: "slug_slash" };
  if (!PATH.test(path) || DISGUISED.test(path)) return { problem: "redirect_path" };
  const key = canonicalPath(path);
  if (key === null || /[\p{Cc}\\]/u.test(key)) return { problem: "redirect_path" };
  return RESERVED.test(key) ? { problem: "slug_reserved" } : { key };
}

/** Where a redirect leads: a path of the same site, as it is looked up, or null for an address elsewhere. */
type ReadTarget = { readonly key: string | null } | { readonly problem: RedirectProblemCode };

function readTarget(to: string, ownHosts: ReadonlySet<string>): ReadTarget {
  if (to === "") return { problem: "required" };
  if (to.length > REDIRECT_TO_MOST) return { problem: "too_long" };
  if (/[^\p{ASCII}]/u.test(to)) return { problem: "redirect_unicode" };
  if (to.startsWith("/")) {
    if (!TARGET.test(to)) return { problem: "redirect_target" };
    const [path = ""] = to.split(/[?#]/, 1);
    return readRedirectPath(path);
  }
  const [, name, port, rest = "/"] = ADDRESS.exec(to) ?? [];
  if (name === undefined || Number(port ?? 0) > 65_535) return { problem: "redirect_target" };
  const host = name.toLowerCase().replace(/\.$/, "") + (port === undefined || USUAL_PORTS.has(port) ? "" : `:${port}`);
  if (!ownHosts.has(host)) return { key: null };
  const [path = ""] = rest.split(/[?#]/, 1);
  return { key: canonicalPath(path) };
}

/**
 * Everything that is wrong with a list of redirects, in its order: each by itself, paths that stand twice, ways that
 * lead back to where they began however long they are, and those of too many steps.
 * @param ownHosts the hosts of the site itself, with their ports: an address there is a path of it
 */
export function findRedirectProblems(items: readonly Redirect[], ownHosts: ReadonlySet<string> = new Set()): RedirectProblem[] {
  const problems: RedirectProblem[] = [];
  const ways = new Map<string, { readonly index: number; readonly to: string | null }>();
  for (const [index, { from, to }] of items.entries()) {
    const path = readRedirectPath(from);
    const target = readTarget(to, ownHosts);
    if ("problem" in path) problems.push({ index, field: "from", code: path.problem });
    if ("problem" in target) problems.push({ index, field: "to", code: target.problem });
    if ("problem" in path) continue;
    if (ways.has(path.key)) problems.push({ index, field: "from", code: "redirect_twice", way: from });
    else ways.set(path.key, { index, to: "problem" in target ? null : target.key });
  }
  problems.push(...findLoops(ways));
  return problems.sort((a, b) => a.index - b.index);
}

function findLoops(ways: Ways): RedirectProblem[] {
  const problems: RedirectProblem[] = [];
  /** How many steps there are from a path to its end. */
  const steps = new Map<string, number>();
  for (const start of ways.keys()) {
    const seen = new Map<string, number>();
    let path: string | null = start;
    while (path !== null && ways.has(path) && !seen.has(path) && !steps.has(path)) {
      seen.set(path, seen.size);
      path = ways.get(path)?.to ?? null;
    }
    const walked = [...seen.keys()];
    const loopAt = path === null ? undefined : seen.get(path);
    if (loopAt !== undefined) problems.push(loopOf(walked.slice(loopAt), ways));
    // Whatever leads into a circle never ends: the circle is told, and not all that leads to it.
    let count = loopAt === undefined && path !== null ? (steps.get(path) ?? 0) : 0;
    for (const each of walked.reverse()) {
      count = loopAt === undefined ? count + 1 : 0;
      if (count > MOST_STEPS) {
        problems.push(chainFrom(each, ways));
        // As if it were left out: the way before it is counted to here.
        count = 0;
      }
      steps.set(each, count);
    }
  }
  return problems;
}

type Ways = ReadonlyMap<string, { readonly index: number; readonly to: string | null }>;

function loopOf(loop: readonly string[], ways: Ways): RedirectProblem {
  const shown = loop.length > MOST_NAMED ? [...loop.slice(0, MOST_NAMED - 1), "…", ...loop.slice(-1)] : loop;
  const way = [...shown, loop[0] ?? ""].join(" → ");
  const among = loop.flatMap((path) => ways.get(path)?.index ?? []);
  return { index: among[0] ?? 0, field: "to", code: "redirect_loop", way, among };
}

function chainFrom(start: string, ways: Ways): RedirectProblem {
  const among: number[] = [];
  for (let step = ways.get(start); step && among.length <= MOST_STEPS; step = step.to === null ? undefined : ways.get(step.to)) {
    among.push(step.index);
  }
  return { index: among[0] ?? 0, field: "to", code: "redirect_chain", way: start, among };
}

/** What a path that was found in order is looked up by, whichever way it is written. */
export function redirectKey(from: string): string {
  return canonicalPath(from) ?? from;
}
