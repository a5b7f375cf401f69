import { MACRO_ATTRIBUTE } from "@vitrine/blocks";
import { findInText } from "@vitrine/document";
import { afterEach, expect, it } from "vitest";
import { BLOCK_MARK } from "../canvas/frame/canvas-marks.ts";
import type { WordPlace } from "./block-words.ts";
import { wordsOnCanvas } from "./words-on-canvas.ts";

afterEach(() => document.body.replaceChildren());

/** What is marked on a block drawn as some HTML, of words found in its texts; each text is at a way of its own. */
function marked(html: string, texts: readonly string[], wanted: string): (string | null)[] {
  document.body.innerHTML = `<div ${BLOCK_MARK}="b1">${html}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const places = texts.flatMap((text, at): WordPlace[] =>
    findInText(text, { text: wanted, matchesCase: false, matchesAccents: false }).map((span) => ({
      blockId: "b1",
      path: ["items", at],
      span,
      text,
    })),
  );
  return wordsOnCanvas(root, places).map((range) => {
    if (!range) return null;
    const before = document.createRange();
    before.setStart(root, 0);
    before.setEnd(range.startContainer, range.startOffset);
    return `${before.toString().length}:${range.toString()}`;
  });
}

it("finds words where they are drawn, whatever their formatting", () => {
  expect(marked("<h2>Oferta <b>de</b> maio, oferta</h2>", ["Oferta de maio, oferta"], "oferta")).toEqual(["0:Oferta", "16:oferta"]);
  expect(marked("<h2>Of<b>er</b>ta</h2>", ["Oferta"], "oferta")).toEqual(["0:Oferta"]);
  expect(marked("<h2>Promo<b>ção</b></h2>", ["Promoção"], "cao")).toEqual(["5:ção"]);
});

it("counts a macro and a break as one letter, as what was found does", () => {
  const macro = `<bdi ${MACRO_ATTRIBUTE}="country">seu país</bdi>`;
  expect(marked(`<p>Em ${macro} já<br>já</p>`, ["Em   já já"], "já")).toEqual(["12:já", "14:já"]);
});

it("takes texts that read alike in their order, and each once", () => {
  const items = "<ul><li><span>Sim</span></li><li><span>Sim</span></li></ul>";
  expect(marked(items, ["Sim", "Sim"], "sim")).toEqual(["0:Sim", "3:Sim"]);
  expect(marked(items, ["Sim", "Sim", "Sim"], "sim")).toEqual(["0:Sim", "3:Sim", null]);
});

it("marks nothing for what is not drawn, nor in a block inside", () => {
  expect(marked('<img alt="Oferta">', ["Oferta"], "oferta")).toEqual([null]);
  expect(marked(`<div ${BLOCK_MARK}="b2">Oferta</div><p>Outra oferta</p>`, ["Outra oferta"], "oferta")).toEqual(["12:oferta"]);
});

it("knows a label among what stands beside it, and letters that look like markup", () => {
  expect(marked("<label> Nome <span>*</span></label>", ["Nome"], "nome")).toEqual(["1:Nome"]);
  expect(marked("<p>&lt;script&gt; oferta</p>", ["<script> oferta"], "oferta")).toEqual(["9:oferta"]);
});
