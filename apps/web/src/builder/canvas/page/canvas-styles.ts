import { BLOCK_KINDS } from "@vitrine/blocks";
import { type BlockRecord, type DocumentDiff, PAGE_ID, subtree } from "@vitrine/document";
import { BASE_CSS, fontFaceCss, groundCss, kindCss, ownRules, rareLooks, SHIPPED_FAMILIES, subsetsOf, tokenCss } from "@vitrine/renderer";
import type { ImageLibrary } from "../../builder-props.ts";
import type { Editor } from "../../editor/editor.ts";
import { blockClass } from "../frame/canvas-marks.ts";
import { CANVAS_CSS } from "./canvas-css.ts";
import { canvasRule, NO_RULE } from "./canvas-rule.ts";
import { fontUrl } from "./font-url.ts";
import { NamedStyleSheets } from "./named-style-sheets.ts";

/** How many blocks share a style sheet: a change rebuilds one small sheet, not the page's. */
const BLOCKS_A_SHEET = 64;
/** Backgrounds on the canvas come in this width, in pixels. */
const BACKGROUND_WIDTH = 1600;

interface Seat {
  readonly sheet: CSSStyleSheet;
  readonly index: number;
}

/**
 * The page's style sheets, kept up to date with the document: the ones every page has, its tokens, its named
 * styles, and one rule a block, from when its section is drawn. A rule keeps its seat, so that a change of style
 * replaces one rule.
 */
export class CanvasStyles {
  readonly #document: Document;
  readonly #editor: Editor;
  readonly #imageAddress: (imageId: string) => string;
  readonly #tokens = new CSSStyleSheet();
  readonly #named: NamedStyleSheets;
  readonly #sheets: CSSStyleSheet[] = [];
  readonly #seats = new Map<string, Seat>();
  readonly #free: Seat[] = [];
  /** Sections whose blocks have their rules. */
  readonly #covered = new Set<string>();
  readonly #isInside: boolean;
  readonly #unsubscribe: () => void;

  /** `isInside`: of what is shown within a page, and adds to the sheets of that. */
  constructor(document: Document, { editor, images }: { readonly editor: Editor; readonly images: ImageLibrary }, isInside = false) {
    this.#isInside = isInside;
    this.#document = document;
    this.#editor = editor;
    this.#imageAddress = (imageId) => images.address(imageId, BACKGROUND_WIDTH);
    const common = isInside ? null : new CSSStyleSheet();
    const fonts = fontFaceCss(
      SHIPPED_FAMILIES.map((family) => ({ family, subsets: subsetsOf(family) })),
      fontUrl,
      "block",
    );
    common?.replaceSync([fonts, BASE_CSS, kindCss(BLOCK_KINDS), ...rareLooks(BLOCK_KINDS), CANVAS_CSS].join("\n"));
    this.#writeTokens();
    this.#named = new NamedStyleSheets(editor, this.#imageAddress);
    const own = [this.#tokens, ...this.#named.sheets];
    document.adoptedStyleSheets = [...(common ? [common] : document.adoptedStyleSheets), ...own];
    // There is no telling when a block inside of another page is drawn.
    if (isInside) this.#writeSheets([...editor.store.records()].filter((record) => record.type === "block"));
    this.#unsubscribe = editor.store.subscribeAll((diff) => this.#follow(diff));
  }

  /** Before these sections are drawn for the first time: blocks of those that never were get their rules. */
  cover(sectionIds: readonly string[]): void {
    const blocks: BlockRecord[] = [];
    for (const id of sectionIds) {
      if (this.#covered.has(id)) continue;
      this.#covered.add(id);
      blocks.push(...this.#unseated(id));
    }
    this.#writeSheets(blocks);
  }

  remove(): void {
    this.#unsubscribe();
    this.#document.adoptedStyleSheets = [];
  }

  #follow(diff: DocumentDiff): void {
    this.#named.follow(diff);
    let areTokensStale = false;
    for (const id in diff) {
      const [before, after] = diff[id] ?? [null, null];
      const record = after ?? before;
      if (id === PAGE_ID || record?.type === "token") areTokensStale = true;
      if (record?.type !== "block") continue;
      if (after?.type !== "block") this.#clear(id);
      else if (before?.type !== "block" || before.styles !== after.styles || before.hiddenAt !== after.hiddenAt) this.#write(after);
      // It may come out of a section that is still to be drawn.
      else if (before.parentId !== after.parentId) this.#writeSheets(this.#unseated(id));
    }
    if (areTokensStale) this.#writeTokens();
  }

  #writeTokens(): void {
    const { store } = this.#editor;
    const ground = this.#isInside ? "" : groundCss(store, this.#imageAddress);
    this.#tokens.replaceSync(`${tokenCss(store.tokens())}\n${ground}`);
  }

  /** Blocks of a tree that have no rule yet. */
  #unseated(rootId: string): BlockRecord[] {
    return subtree(this.#editor.store, rootId).filter(({ id }) => !this.#seats.has(id));
  }

  /** Many rules at once, in sheets of their own. */
  #writeSheets(blocks: readonly BlockRecord[]): void {
    const sheets: CSSStyleSheet[] = [];
    let rules: string[] = [];
    let sheet = new CSSStyleSheet();
    const close = (): void => {
      sheet.replaceSync(rules.join("\n"));
      sheets.push(sheet);
      rules = [];
      sheet = new CSSStyleSheet();
    };
    for (const block of blocks) {
      const rule = this.#rule(block);
      if (rule === NO_RULE) continue;
      this.#seats.set(block.id, { sheet, index: rules.length });
      rules.push(rule);
      if (rules.length === BLOCKS_A_SHEET) close();
    }
    if (rules.length > 0) close();
    if (sheets.length === 0) return;
    this.#sheets.push(...sheets);
    this.#document.adoptedStyleSheets = [...this.#document.adoptedStyleSheets, ...sheets];
  }

  #write(block: BlockRecord): void {
    const rule = this.#rule(block);
    const seat = this.#seats.get(block.id) ?? (rule === NO_RULE ? undefined : this.#takeSeat());
    if (!seat) return;
    this.#seats.set(block.id, seat);
    seat.sheet.deleteRule(seat.index);
    seat.sheet.insertRule(rule, seat.index);
  }

  #clear(id: string): void {
    const seat = this.#seats.get(id);
    if (!seat) return;
    seat.sheet.deleteRule(seat.index);
    seat.sheet.insertRule(NO_RULE, seat.index);
    this.#seats.delete(id);
    this.#free.push(seat);
  }

  #takeSeat(): Seat {
    const free = this.#free.pop();
    if (free) return free;
    let sheet = this.#sheets.at(-1);
    if (!sheet || sheet.cssRules.length >= BLOCKS_A_SHEET) {
      sheet = new CSSStyleSheet();
      this.#sheets.push(sheet);
      this.#document.adoptedStyleSheets = [...this.#document.adoptedStyleSheets, sheet];
    }
    const index = sheet.insertRule(NO_RULE, sheet.cssRules.length);
    return { sheet, index };
  }

  #rule(block: BlockRecord): string {
    return canvasRule(`.${blockClass(block.id)}`, ownRules(block, this.#imageAddress), block.hiddenAt);
  }
}
