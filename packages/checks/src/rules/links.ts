import { type BlockRecord, hasWords, type Json, type PageRecord, SITE_LEGAL_PATHS } from "@vitrine/document";
import { OUTBOUND_LIMIT } from "../check-limits.ts";
import type { FieldValue } from "../field-values.ts";
import { isObject } from "../field-values.ts";
import type { Fault } from "../finding.ts";
import type { PageFacts } from "../page-facts.ts";
import type { ShownBlock } from "../shown-blocks.ts";

const WEB = /^https?:\/\/([^/?#]+)([^#]*)(#.*)?$/is;
const OWN = /^(\/[^?#]*)[^#]*(#.*)?$/s;
/** A place for an answer: what it leads to is only known at the visitor's. */
const ANSWER = /\[[A-Za-z]/;
/** An id in markup that the page's owner wrote. */
const WRITTEN_ID = /\bid\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/gi;

type LinkFacts = Pick<PageFacts, "hosts" | "ownPath" | "paths">;

/** Whether links lead somewhere: to a place of the page, to a page of the site. */
export class LinkRule {
  readonly #facts: LinkFacts;
  readonly #defaultHref: string;
  /** Where the page itself has its site show the legal texts. */
  readonly #legalPaths: ReadonlySet<string>;
  readonly #anchors = new Set<string>();
  /** The first block that has each anchor. */
  readonly #owners = new Map<string, string>();
  #outbound = 0;

  constructor(page: PageRecord, shown: readonly ShownBlock[], facts: LinkFacts) {
    this.#facts = facts;
    this.#defaultHref = page.defaultHref ?? "";
    this.#legalPaths = new Set(page.legalPages ? Object.values(SITE_LEGAL_PATHS).map(({ [page.language]: path }) => path) : []);
    for (const { block, definition } of shown) {
      if (block.anchor !== undefined) {
        this.#anchors.add(block.anchor);
        if (!this.#owners.has(block.anchor)) this.#owners.set(block.anchor, block.id);
      }
      for (const code of definition.ownCode?.(block.props) ?? []) {
        for (const [, double, single, bare] of code.matchAll(WRITTEN_ID)) this.#anchors.add(double ?? single ?? bare ?? "");
      }
    }
  }

  /** How many of those that were judged lead to other sites. */
  get outbound(): number {
    return this.#outbound;
  }

  judgeAnchor({ id, anchor }: BlockRecord): Fault[] {
    if (anchor === undefined || this.#owners.get(anchor) === id) return [];
    return [{ code: "anchor_twice", field: "anchor", values: { anchor } }];
  }

  judge(fields: readonly FieldValue[]): Fault[] {
    const faults: Fault[] = [];
    for (const { field, value, beside, siblings, prop } of fields) {
      if (field.type === "link") {
        const words = field.of === undefined ? undefined : beside[field.of];
        const isPressed = words !== undefined && hasWords(words as never);
        faults.push(...this.#judge(typeof value === "string" ? value : "", isPressed, prop));
      }
      // Where all of it leads to one place, what links its words have is not published.
      if (field.type === "richText" || (field.type === "inlineText" && !siblings.some((each) => "of" in each && each.of === field.prop)))
        for (const href of linksIn(value)) faults.push(...this.#judge(href, true, prop));
    }
    return faults;
  }

  /** What they make together, once all blocks were judged. */
  judgePage(): Fault[] {
    const count = this.outbound;
    return count < OUTBOUND_LIMIT ? [] : [{ code: "too_many_links", values: { count, limit: OUTBOUND_LIMIT } }];
  }

  #judge(given: string, isPressed: boolean, field: string): Fault[] {
    const href = given === "" && isPressed ? this.#defaultHref : given;
    if (href === "" || href === "#") return isPressed ? [{ code: "link_missing", field }] : [];
    if (ANSWER.test(href)) return [];
    if (href.startsWith("#")) return this.#judgeAnchorLink(href, field);
    const [, host, rest = ""] = WEB.exec(href) ?? [];
    if (host === undefined) return this.#judgePath(href, field);
    if (this.#facts.hosts.includes(host.toLowerCase()))
      return this.#judgePath(rest.startsWith("/") ? href.slice(href.indexOf(rest)) : "/", field);
    this.#outbound += 1;
    return [];
  }

  #judgeAnchorLink(href: string, field: string): Fault[] {
    const anchor = decoded(href.slice(1));
    // Every page has a top.
    if (anchor === "" || anchor.toLowerCase() === "top" || this.#anchors.has(anchor)) return [];
    return [{ code: "anchor_missing", field, values: { anchor } }];
  }

  #judgePath(href: string, field: string): Fault[] {
    const [, written = "", fragment = ""] = OWN.exec(href) ?? [];
    // The home of a site answers by itself; what begins with `/_v/` is the product's own.
    if (written === "" || written === "/" || written.startsWith("/_v/")) return [];
    const path = decoded(written).toLowerCase().replace(/\/+$/, "");
    if (path === this.#facts.ownPath) return fragment.length > 1 ? this.#judgeAnchorLink(fragment, field) : [];
    if (this.#facts.paths === null || this.#facts.paths.has(path) || this.#legalPaths.has(path)) return [];
    return [{ code: "page_missing", field, values: { path } }];
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The addresses that marks of a text lead to, each run of words once. */
function* linksIn(value: Json | undefined): Generator<string> {
  if (!Array.isArray(value)) return;
  for (const node of value) {
    if (!isObject(node)) continue;
    if (Array.isArray(node.content)) yield* linksIn(node.content);
    for (const mark of Array.isArray(node.marks) ? node.marks : []) {
      if (isObject(mark) && mark.type === "link" && isObject(mark.attrs) && typeof mark.attrs.href === "string") yield mark.attrs.href;
    }
  }
}
