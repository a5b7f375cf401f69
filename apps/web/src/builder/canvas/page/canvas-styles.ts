import { BLOCK_KINDS } from "@vitrine/blocks";
import { type BlockRecord, type DocumentDiff, FONT_FAMILIES, PAGE_ID } from "@vitrine/document";
import { BASE_CSS, blockRules, fontFaceCss, isShipped, kindCss, rulesText, tokenCss } from "@vitrine/renderer";
import type { ImageLibrary } from "../../builder-props.ts";
import type { Editor } from "../../editor/editor.ts";
import { blockClass, HOVER_MARK } from "../frame/canvas-marks.ts";
import { CANVAS_CSS } from "./canvas-css.ts";
import { fontUrl } from "./font-url.ts";

/** How many blocks share a style sheet: a change rebuilds one small sheet, not the page's. */
const BLOCKS_A_SHEET = 64;
/** Backgrounds on the canvas come in this width, in pixels. */
const BACKGROUND_WIDTH = 1600;
const NO_RULE = "@media all{}";

interface Seat {
  readonly sheet: CSSStyleSheet;
  readonly index: number;
}

/**
 * The page's style sheets, kept up to date with the document: the ones every page has, its tokens, and one rule
 * a block. A rule keeps its seat, so that a change of style replaces one rule.
 */
export class CanvasStyles {
  readonly #document: Document;
  readonly #editor: Editor;
  readonly #imageAddress: (imageId: string) => string;
  readonly #tokens = new CSSStyleSheet();
  readonly #sheets: CSSStyleSheet[] = [];
  readonly #seats = new Map<string, Seat>();
  readonly #free: Seat[] = [];
  readonly #unsubscribe: () => void;

  constructor(document: Document, { editor, images }: { readonly editor: Editor; readonly images: ImageLibrary }) {
    this.#document = document;
    this.#editor = editor;
    this.#imageAddress = (imageId) => images.address(imageId, BACKGROUND_WIDTH);
    const common = new CSSStyleSheet();
    const fonts = fontFaceCss(FONT_FAMILIES.filter(isShipped), fontUrl, "block");
    common.replaceSync(`${fonts}\n${BASE_CSS}\n${kindCss(BLOCK_KINDS)}\n${CANVAS_CSS}`);
    this.#writeTokens();
    this.#writeBlocks();
    document.adoptedStyleSheets = [common, this.#tokens, ...this.#sheets];
    this.#unsubscribe = editor.store.subscribeAll((diff) => this.#follow(diff));
  }

  remove(): void {
    this.#unsubscribe();
    this.#document.adoptedStyleSheets = [];
  }

  #follow(diff: DocumentDiff): void {
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
    this.#tokens.replaceSync(tokenCss(this.#editor.store, this.#imageAddress));
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

  /** All of a block's rules as one, so that they share a seat. */
  #rule(block: BlockRecord): string {
    const rules = blockRules(block, this.#imageAddress);
    if (rules.length === 0) return NO_RULE;
    const selector = `.${blockClass(block.id)}`;
    const shown = rules.filter(({ state }) => state === "hover").map((rule) => ({ ...rule, state: "normal" as const }));
    const text = `${rulesText(selector, rules)}\n${rulesText(`${selector}[${HOVER_MARK}]`, shown)}`;
    return `@media all{${text}}`;
  }
}
