import { type DocumentDiff, STYLES_A_BLOCK, type StyleRecord } from "@vitrine/document";
import { type ImageAddress, styleRules } from "@vitrine/renderer";
import type { Editor } from "../../editor/editor.ts";
import { namedStyleClass } from "../frame/canvas-marks.ts";
import { canvasRule } from "./canvas-rule.ts";

/**
 * The rules of the page's named styles, a sheet for each place that one can have among a block's styles: a later place
 * wins. A change of a style replaces its rule in each, however many blocks have it.
 */
export class NamedStyleSheets {
  readonly sheets: readonly CSSStyleSheet[] = Array.from({ length: STYLES_A_BLOCK }, () => new CSSStyleSheet());
  readonly #editor: Editor;
  readonly #imageAddress: ImageAddress;
  #seats = new Map<string, number>();

  constructor(editor: Editor, imageAddress: ImageAddress) {
    this.#editor = editor;
    this.#imageAddress = imageAddress;
    this.#writeAll();
  }

  follow(diff: DocumentDiff): void {
    for (const id in diff) {
      const [before, after] = diff[id] ?? [null, null];
      if (before?.type !== "style" && after?.type !== "style") continue;
      const seat = this.#seats.get(id);
      if (after?.type !== "style" || seat === undefined) {
        this.#writeAll();
        return;
      }
      for (const [place, sheet] of this.sheets.entries()) {
        sheet.deleteRule(seat);
        sheet.insertRule(this.#rule(after, place), seat);
      }
    }
  }

  #writeAll(): void {
    const styles = this.#editor.store.namedStyles();
    this.#seats = new Map(styles.map(({ id }, index) => [id, index]));
    for (const [place, sheet] of this.sheets.entries()) sheet.replaceSync(styles.map((style) => this.#rule(style, place)).join("\n"));
  }

  #rule({ id, styles }: StyleRecord, place: number): string {
    return canvasRule(`.${namedStyleClass(id, place)}`, styleRules(styles, this.#imageAddress));
  }
}
