import { BLOCK_KINDS } from "@vitrine/blocks";
import { type BlockRecord, type DocumentDiff, PAGE_ID } from "@vitrine/document";
import { BASE_CSS, fontFaceCss, groundCss, kindCss, rareLooks, SHIPPED_FAMILIES, styleRules, subsetsOf, tokenCss } from "@vitrine/renderer";
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
 * styles, and one rule a block. A rule keeps its seat, so that a change of style replaces one rule.
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
    this.#writeBlocks();
    const own = [this.#tokens, ...this.#named.sheets, ...this.#sheets];
    document.adoptedStyleSheets = [...(common ? [common] : document.adoptedStyleSheets), ...own];
    this.#unsubscribe = editor.store.subscribeAll((diff) => this.#follow(diff));
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
    }
    if (areTokensStale) this.#writeTokens();
  }

  #writeTokens(): void {
    const { store } = this.#editor;
    const ground = this.#isInside ? "" : groundCss(store, this.#imageAddress);
    this.#tokens.replaceSync(`${tokenCss(store.tokens())}\n${ground}`);
  }

  #writeBlocks(): void {
    let rules: string[] = [];
    let sheet = new CSSStyleSheet();
    const close = (): void => {
      sheet.replaceSync(rules.join("\n"));
      this.#sheets.push(sheet);
      rules = [];
      sheet = new CSSStyleSheet();
    };
    for (const record of this.#editor.store.records()) {
      const rule = record.type === "block" ? this.#rule(record) : NO_RULE;
      if (rule === NO_RULE) continue;
      this.#seats.set(record.id, { sheet, index: rules.length });
      rules.push(rule);
      if (rules.length === BLOCKS_A_SHEET) close();
    }
    if (rules.length > 0) close();
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

  #rule({ id, styles, hiddenAt }: BlockRecord): string {
    return canvasRule(`.${blockClass(id)}`, styleRules(styles, this.#imageAddress), hiddenAt);
  }
}
