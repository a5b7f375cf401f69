import { plainText } from "@vitrine/document";
import { expect, it, test } from "vitest";
import type { Clip } from "../keyboard/clip.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { propsLeadingTo } from "./address-content.ts";
import { clipHtml } from "./clip-html.ts";
import { pasteableOf } from "./read-clip.ts";

const home = {
  account: "acc_b",
  images: {
    list: () => Promise.reject(new Error("nobody asks")),
    upload: () => Promise.reject(new Error("nobody asks")),
    address: (imageId: string, width: number) => `http://uploads.localhost/i/${imageId}/${width}`,
  },
};

const becomes = (clip: Partial<Clip>) => pasteableOf({ blocks: "", text: "", ...clip }, sampleEditor().store, home);
const kinds = (text: string) => becomes({ text })?.fragment.blocks.map(({ kind }) => kind);

test.each([
  ["Uma linha", ["text"]],
  ["Uma linha\noutra", ["text"]],
  ["Nosso método\n\nFunciona assim, passo a passo.\nE depois assim.", ["heading", "text"]],
  ["Olá, tudo bem?\n\nSim", ["heading", "text"]],
  ["Isto é uma frase.\n\nE isto é outra.", ["text"]],
  ["Só um título\n\n", ["text"]],
  ["- um\n- dois\n- três", ["list"]],
  ["- um só\ne mais", ["text"]],
  ["Compre:\n1. curso\n2. mentoria\n\nE pronto", ["text", "list", "text"]],
  ["https://example.com/planos?x=1#y", ["text"]],
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", ["video"]],
  ["https://youtu.be/aqz-KE-bpKQ", ["video"]],
  ["https://vimeo.com/76979871", ["video"]],
  ["https://example.com/fotos/casa.JPG?w=1", ["image"]],
  ["http://uploads.localhost/i/img_1/640.webp", ["image"]],
  ["javascript:alert(1)", ["text"]],
])("plain words become blocks: %j", (text, expected) => {
  expect(kinds(text)).toEqual(expected);
});

it("reads the marks of a list and leaves the words", () => {
  const [list] = becomes({ text: "• um\n• dois" })?.fragment.blocks ?? [];
  expect(list?.props).toMatchObject({ marker: "disc", items: [{ content: [{ text: "um" }] }, { content: [{ text: "dois" }] }] });
});

it("links an address to where it leads, and to nothing where it would run", () => {
  const content = (text: string) => becomes({ text })?.fragment.blocks[0]?.props.content;
  expect(content("https://example.com/")).toMatchObject([{ content: [{ marks: [{ attrs: { href: "https://example.com/" } }] }] }]);
  expect(JSON.stringify(content("javascript:alert(1)"))).not.toContain("marks");
});

it("gives a button, a picture and words a destination, and nothing else one", () => {
  const editor = sampleEditor();
  const leading = (id: string) => propsLeadingTo(editor.store.block(id) ?? expect.fail(id), "https://example.com/");
  expect(leading("b1")).toEqual({ href: "https://example.com/" });
  const heading = leading("h1")?.content as Parameters<typeof plainText>[0];
  expect(plainText(heading)).not.toBe("");
  expect(heading).toMatchObject([{ marks: [{ type: "link", attrs: { href: "https://example.com/" } }] }]);
  expect(leading("f1")).toBeNull();
});

it("takes pictures from files, as many as one paste may bring, and no drawings", () => {
  const file = (type: string) => new File(["x"], "a", { type });
  const found = becomes({ files: [file("image/png"), file("image/svg+xml"), file("text/html"), file("image/webp")] });
  expect(found?.fragment.blocks.map(({ kind }) => kind)).toEqual(["image", "image"]);
  expect(found?.pictures).toHaveLength(2);
  expect(becomes({ files: [file("image/svg+xml")] })).toBeNull();
  expect(becomes({ files: Array.from({ length: 40 }, () => file("image/png")) })?.pictures).toHaveLength(20);
});

it("finds blocks in HTML that another program has kept", () => {
  const json = JSON.stringify({ rootIds: ['a"&<'], blocks: [], tokens: [] });
  const html = `<html><body><!--StartFragment-->${clipHtml(json, "x < y")}<!--EndFragment--></body></html>`;
  const attribute = new DOMParser().parseFromString(html, "text/html").querySelector("[data-vitrine-blocks]");
  expect(attribute?.getAttribute("data-vitrine-blocks")).toBe(json);
  expect(attribute?.textContent).toBe("x < y");
});
