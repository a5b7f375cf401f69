import { blockCatalog } from "@vitrine/blocks";
import { checkDocument, readDocument } from "@vitrine/document";
import { expect, test } from "vitest";
import type { Clip } from "../keyboard/clip.ts";
import { putClip } from "../keyboard/clipboard.ts";
import { copySelection } from "../keyboard/copy-selection.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import type { ClipHome } from "./clip-home.ts";
import { clipHtml } from "./clip-html.ts";
import { isFetchable, isOfHere, pictureAddress } from "./read-blocks.ts";

const home: ClipHome = {
  account: "acc_mine",
  images: {
    list: () => Promise.reject(new Error("nobody asks")),
    upload: () => Promise.reject(new Error("nobody asks")),
    address: (imageId, width) => `http://uploads.localhost:4000/i/${imageId}/${width}`,
  },
};

type Forged = Record<string, unknown> & { rootIds: unknown[]; blocks: Record<string, unknown>[]; tokens: unknown[] };

function forged(change: (fragment: Forged) => unknown): string {
  const editor = sampleEditor();
  editor.select("h1");
  const fragment = JSON.parse(copySelection(editor, { ...home, account: "acc_theirs" })?.clip.blocks ?? "") as Forged;
  return JSON.stringify(change(fragment) ?? fragment);
}

const first = (part: Record<string, unknown>): string => forged(({ blocks }) => void Object.assign(blocks[0] ?? {}, part));
const link = (href: string): string =>
  first({ props: { level: "h2", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }] } });
const styled = (value: unknown, property = "color"): string => first({ styles: { base: { normal: { [property]: value } } } });
const whole = forged(() => undefined);
const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const REFUSED: readonly (readonly [string, string])[] = [
  ["half of it", whole.slice(0, whole.length / 2)],
  ["all but its end", whole.slice(0, -1)],
  ["a number", "1"],
  ["null", "null"],
  ["a text", '"blocks"'],
  ["a list", "[]"],
  ["an empty object", "{}"],
  ["no roots", forged((fragment) => ({ ...fragment, rootIds: [] }))],
  ["roots that are no texts", forged((fragment) => ({ ...fragment, rootIds: [1] }))],
  ["a root that is not there", forged((fragment) => ({ ...fragment, rootIds: ["gone"] }))],
  ["roots by the hundreds", forged((fragment) => ({ ...fragment, rootIds: Array.from({ length: 201 }, () => fragment.rootIds[0]) }))],
  ["no blocks", forged((fragment) => ({ ...fragment, blocks: [] }))],
  ["blocks that are none", forged((fragment) => ({ ...fragment, blocks: [1, null, "x"] }))],
  [
    "six thousand blocks",
    forged((fragment) => ({
      ...fragment,
      blocks: Array.from({ length: 6_000 }, (_, index) => ({ ...fragment.blocks[0], id: `b${index}` })),
    })),
  ],
  ["a million levels", nested(1_000_000)],
  ["a million levels in a prop", first({ props: 0 }).replace('"props":0', `"props":{"level":"h2","content":${nested(1_000_000)}}`)],
  ["more than a page may be", `"${"x".repeat(8_000_001)}"`],
  ["a prototype", forged((fragment) => fragment).replace('"rootIds"', '"__proto__":{"isAdmin":true},"rootIds"')],
  ["a prototype in props", first({ props: 0 }).replace('"props":0', '"props":{"__proto__":{"level":"h1"}}')],
  ["a constructor", first({ constructor: { prototype: {} } })],
  ["unknown fields", forged((fragment) => ({ ...fragment, script: "x" }))],
  ["unknown fields of a block", first({ onclick: "alert(1)" })],
  ["a kind of nobody", first({ kind: "evil" })],
  ["a kind that every object has", first({ kind: "constructor" })],
  ["markup for a kind", first({ kind: "<script>" })],
  ["a version below all", first({ version: 0 })],
  ["a version of no number", first({ version: "1" })],
  [
    "its own parent",
    forged(
      ({ blocks, rootIds }) => void blocks.push({ ...blocks[0], id: "loop", parentId: "loop" }, { ...blocks[0], id: String(rootIds[0]) }),
    ),
  ],
  [
    "a circle of parents",
    forged(({ blocks }) => void blocks.push({ ...blocks[0], id: "x1", parentId: "x2" }, { ...blocks[0], id: "x2", parentId: "x1" })),
  ],
  ["a parent that is not there", forged(({ blocks }) => void blocks.push({ ...blocks[0], id: "x1", parentId: "gone" }))],
  ["two blocks with one id", forged(({ blocks }) => void blocks.push({ ...blocks[0] }))],
  ["an id that is a path", first({ id: "../../etc/passwd" })],
  [
    "a slot that is none",
    forged(({ blocks, rootIds }) => void blocks.push({ ...blocks[0], id: "x1", parentId: rootIds[0], slot: "anywhere" })),
  ],
  ["an order that is none", first({ order: "\u0000" })],
  ["props that its kind has not", first({ props: { onclick: "alert(1)" } })],
  ["no props", first({ props: null })],
  ["a level that is none", first({ props: { level: "h9", content: [] } })],
  ["a link that runs", link("javascript:alert(1)")],
  ["a link that runs, written otherwise", link("JaVaScRiPt:alert(1)")],
  ["a link that runs behind a space", link(" javascript:alert(1)")],
  ["a link that runs behind a break", link("java\nscript:alert(1)")],
  ["a link to a page in itself", link("data:text/html,<script>alert(1)</script>")],
  ["a link to a script of old", link("vbscript:msgbox(1)")],
  ["a link without a scheme", link("//evil.example")],
  ["a style that is text", styled("red;background:url(//evil.example)")],
  ["a colour that is more", styled({ type: "color", value: "red}body{display:none" })],
  ["a style that is code", styled({ type: "keyword", value: "expression(alert(1))" })],
  ["a property of nobody", styled({ type: "color", value: "#000000" }, "behavior")],
  ["a length beyond all", styled({ type: "length", value: 1e308, unit: "px" }, "width")],
  ["a picture by address", styled({ type: "image", imageId: "https://evil.example/x.svg" }, "backgroundImage")],
  ["tokens by the thousands", forged((fragment) => ({ ...fragment, tokens: Array.from({ length: 501 }, () => ({})) }))],
  [
    "a token that is a style sheet",
    forged((fragment) => ({ ...fragment, tokens: [{ type: "token", id: "x", name: "x", order: "a0", kind: "color", value: "red}" }] })),
  ],
  ["an origin that is none", forged((fragment) => ({ ...fragment, from: "acc_mine" }))],
  ["an origin with more", forged((fragment) => ({ ...fragment, from: { account: null, pictures: "", run: "x" } }))],
];

test.each(REFUSED)("of blocks that are %s nothing is pasted", (_, blocks) => {
  for (const clip of [
    { blocks, text: "" },
    { blocks: "", text: "", html: blocks.length < 100_000 ? clipHtml(blocks, "") : "" },
  ] satisfies Clip[]) {
    const editor = sampleEditor([["section", "only"]]);
    const before = editor.store.toDocument();
    expect(putClip(editor, clip, home).count).toBe(0);
    expect(editor.store.toDocument()).toEqual(before);
    expect(editor.canUndo).toBe(false);
  }
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each([
  ["half a character", { text: "a\ud800b" }],
  ["characters that cannot be seen", { text: "a\u0000b\u0007c\u202e" }],
  ["markup as words", { text: "<img src=x onerror=alert(1)>" }],
  ["a hundred megabytes of words", { text: "x".repeat(100_000_000) }],
  ["nothing but breaks and a word", { text: `${"\n".repeat(10_000)}x` }],
  ["ten thousand items", { text: "- x\n".repeat(10_000) }],
  ["an address that runs", { text: "javascript:alert(1)//https://example.com" }],
  ["an address with a password", { text: "https://a:b@example.com/x.png" }],
  ["a picture on a bare address", { text: "http://192.168.0.1/x.png" }],
  ["a version to come, which is kept as it is", { blocks: first({ version: 9_999 }) }],
  ["a token of nobody", { blocks: forged((fragment) => ({ ...fragment, from: { account: "x", pictures: "" }, tokens: [] })) }],
  ["a picture of theirs behind words", { blocks: styled({ type: "image", imageId: "img_theirs" }, "backgroundImage") }],
])("%s: what is pasted is a valid page, and can be taken back", (_, clip) => {
  const editor = sampleEditor([["section", "only"]]);
  const before = editor.store.toDocument();
  const { count } = putClip(editor, { blocks: "", text: "", ...clip }, home);
  expect(count).toBeGreaterThan(0);
  const after = JSON.parse(JSON.stringify(editor.store.toDocument()));
  expect(checkDocument(editor.store, blockCatalog)).toEqual([]);
  expect(readDocument(after, blockCatalog).ok).toBe(true);
  expect(JSON.stringify(after)).not.toMatch(/img_theirs|"href":"javascript/i);
  editor.undo();
  expect(editor.store.toDocument()).toEqual(before);
});

test.each([
  ["https://example.com/~.png", true],
  ["http://uploads.localhost:4000/i/~/20000", true],
  ["http://uploads.localhost:4000/other/~", false],
  ["http://uploads.localhost:4001/i/~", false],
  ["http://169.254.169.254/latest/~", false],
  ["http://localhost/~", false],
  ["https://a:b@example.com/~", false],
  ["javascript:alert('~')", false],
  ["data:image/svg+xml,<svg onload=alert(1)>~", false],
  ["blob:https://example.com/~", false],
  ["file:///etc/~", false],
  ["", false],
])("pictures are fetched from %j: %s", (template, isTaken) => {
  expect(pictureAddress(template, "img_x", home) !== null).toBe(isTaken);
});

test("an id cannot lead to another address, and no address passes for one of here", () => {
  expect(pictureAddress("https://example.com/~", "../../x?y#z", home)).toBe("https://example.com/..%2F..%2Fx%3Fy%23z");
  expect(isOfHere("http://uploads.localhost:4000/i/../api/x", home)).toBe(false);
  expect(isFetchable("http://uploads.localhost:4000.evil.example/i/x", home)).toBe(false);
});
