import { knownDefinition } from "@vitrine/blocks";
import { type BlockRecord, type DisplayRule, type DocumentTree, subtree, turnedClass } from "@vitrine/document";

/** Where the page's own script finds its rules. */
export const RULES_ID = "v-rules";

/**
 * The rules of a page, each once however many blocks have it, and the classes that blocks follow them by. Blocks
 * are hidden by the style sheet alone, from the first paint on; `--v-away` says so to the scripts of what they hold.
 */
export class PageRules {
  readonly #tree: DocumentTree;
  readonly #places = new Map<string, number>();
  readonly #rules: DisplayRule[] = [];

  constructor(tree: DocumentTree) {
    this.#tree = tree;
  }

  get all(): readonly DisplayRule[] {
    return this.#rules;
  }

  /** The class that a block's root follows its rule by; none for a block without one. */
  classFor(block: BlockRecord): string | undefined {
    if (!block.display) return undefined;
    const rule: DisplayRule = hasQuestion(this.#tree, block) ? { ...block.display, withoutScript: "show" } : block.display;
    const key = JSON.stringify(rule);
    const known = this.#places.get(key);
    const place = known ?? this.#rules.push(rule) - 1;
    if (known === undefined) this.#places.set(key, place);
    return ruleClass(place);
  }

  css(): string {
    if (this.#rules.length === 0) return "";
    const selectors = this.#rules.map(({ withoutScript }, place) => {
      const turned = `.${turnedClass(place)}`;
      return `:root${withoutScript === "show" ? turned : `:not(${turned})`} .${ruleClass(place)}`;
    });
    return `${selectors.join(",")}{display:none!important;--v-away:1}`;
  }
}

function ruleClass(place: number): string {
  return `v-d${place}`;
}

/**
 * Whether a block of a form holds a question. Without JavaScript it is shown whatever its rule says: a browser does
 * not send a form with a required question that nobody can see.
 */
function hasQuestion(tree: DocumentTree, block: BlockRecord): boolean {
  const inside = subtree(tree, block.id);
  if (inside.some((each) => knownDefinition(each)?.form)) return false;
  return inside.some((each) => knownDefinition(each)?.question);
}

/** Rules as inert data in a page: no text of theirs can end the element they stand in. */
export function rulesData(rules: readonly DisplayRule[]): string {
  return `<script type="application/json" id="${RULES_ID}">${JSON.stringify(rules).replaceAll("<", "\\u003c")}</script>`;
}
