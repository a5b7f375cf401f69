import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { BLOCK_MARK } from "../canvas/frame/canvas-marks.ts";
import type { WordPlace } from "./block-words.ts";
import { type Cover, FoundMarks } from "./found-marks.ts";

const WINDOW_HEIGHT = 700;
/** Of the page, which is scrolled through, and of a line of words on it. */
const PAGE_HEIGHT = 3_000;
const LINE = 20;

/** A canvas whose only words stand so many pixels from the start of the page, and its rules as they are by now. */
function canvasWith(at: number): { canvas: CanvasHandle; rules: () => string; top: () => number } {
  document.body.innerHTML = `<div ${BLOCK_MARK}="b1">oferta</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  let scrolled = 0;
  let rules = "";
  const padding = (): number => Number(/padding-top:(\d+)px/.exec(rules)?.[1] ?? 0);
  const top = (): number => at + padding() - scrolled;
  vi.spyOn(Range.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(40, top(), 80, LINE));
  const view = {
    innerHeight: WINDOW_HEIGHT,
    scrollBy({ top: by }: { top: number }) {
      scrolled = Math.min(Math.max(0, scrolled + by), PAGE_HEIGHT + padding() - WINDOW_HEIGHT);
    },
    CSSStyleSheet: class {
      replaceSync(text: string): void {
        rules = text;
      }
    },
    CSS: {},
  };
  const canvas = {
    window: view as unknown as Window,
    document: { adoptedStyleSheets: [] } as unknown as Document,
    elementOf: () => root,
    invalidateLayout: vi.fn(),
  } as Partial<CanvasHandle> as CanvasHandle;
  return { canvas, rules: () => rules, top };
}

const PLACE: WordPlace = { blockId: "b1", path: ["content"], text: "oferta", span: { from: 0, to: 6 } };
const OVER_ALL: Cover = { left: 0, right: 380, bottom: 160 };

function reveal(canvas: CanvasHandle, cover: Cover | null): FoundMarks {
  const marks = new FoundMarks(canvas, () => cover);
  marks.show([PLACE], PLACE);
  marks.reveal();
  return marks;
}

const { checkVisibility } = Element.prototype;
beforeEach(() => Object.assign(Element.prototype, { checkVisibility: () => true }));
afterEach(() => {
  Object.assign(Element.prototype, { checkVisibility });
  vi.restoreAllMocks();
});

it("has the page make room at its start, where a word would stay under the bar, and takes that back", () => {
  const { canvas, top } = canvasWith(30);
  const marks = reveal(canvas, OVER_ALL);
  expect(top()).toBeGreaterThan(OVER_ALL.bottom);
  const before = top();
  marks.reveal();
  expect(top(), "it is in sight already").toBe(before);
  marks.remove();
  expect(canvas.document.adoptedStyleSheets).toEqual([]);
});

it("scrolls to a word further down without moving the page, clear of the bar", () => {
  for (const at of [1_500, 2_990]) {
    const { canvas, rules, top } = canvasWith(at);
    reveal(canvas, OVER_ALL);
    expect(rules()).not.toContain("padding");
    expect(top()).toBeGreaterThan(OVER_ALL.bottom);
    expect(top()).toBeLessThanOrEqual(WINDOW_HEIGHT - LINE + 10);
  }
});

it.each([
  ["nothing lies over the page", null],
  ["the bar lies beside the word", { left: 200, right: 600, bottom: 160 }],
])("leaves a word at the start where it is when %s", (_, cover) => {
  const { canvas, rules, top } = canvasWith(30);
  reveal(canvas, cover);
  expect(top()).toBe(30);
  expect(rules()).not.toContain("padding");
});
