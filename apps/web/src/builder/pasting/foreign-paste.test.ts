import { blockCatalog } from "@vitrine/blocks";
import { checkDocument, type ImageReference, keysBetween, makeStyle, STYLES_A_PAGE, setProps, setStyles } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import type { ImageLibrary } from "../builder-props.ts";
import type { Editor } from "../editor/editor.ts";
import { putClip } from "../keyboard/clipboard.ts";
import { copySelection } from "../keyboard/copy-selection.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import type { ClipHome } from "./clip-home.ts";
import { askServer } from "./fetch-picture.ts";
import { PastedPictures } from "./pasted-pictures.ts";

const THEIRS: ImageReference = { imageId: "img_theirs", width: 800, height: 600 };
const MINE: ImageReference = { imageId: "img_mine", width: 800, height: 600 };

const library: ImageLibrary = {
  list: () => Promise.resolve({ images: [], nextCursor: null }),
  upload: () => Promise.resolve({ reference: MINE, name: "image.webp", url: "" }),
  address: (imageId, width) => `https://uploads.example/i/${imageId}/${width}`,
};
const home = (account: string): ClipHome => ({ account, images: library });

/** A section with a picture, one of them as its ground, whose text has a colour of the page and a named style. */
function source(): Editor {
  const editor = sampleEditor([
    [
      "section",
      "s",
      [
        ["image", "i"],
        ["text", "t"],
      ],
    ],
  ]);
  const at = { breakpoint: "base", state: "normal" } as const;
  editor.run(setProps("i", { image: { ...THEIRS }, alt: "Uma casa" }));
  editor.run(setStyles("s", at, { backgroundImage: { type: "image", imageId: "img_ground" } }));
  editor.run((transaction) => {
    const token = transaction.get("color-button");
    if (token?.type === "token" && token.kind === "color") transaction.put({ ...token, value: "#ab12cd" });
  });
  editor.run(setStyles("t", at, { color: { type: "token", id: "color-button" } }));
  editor.select("s");
  return editor;
}

function pasteInto(editor: Editor, from: Editor, account: string) {
  const clip = copySelection(from, home("acc_a"))?.clip ?? expect.fail("nothing was copied");
  const pasted = putClip(editor, clip, home(account));
  expect(pasted.count).toBe(1);
  expect(checkDocument(editor.store, blockCatalog)).toEqual([]);
  const [sectionId = ""] = editor.view.selection;
  const [image, text] = editor.store.children(sectionId, "content");
  return { pictures: pasted.content?.pictures ?? [], sectionId, image, text };
}

describe("a paste of what another account copied", () => {
  it("within the account stays what it is: its pictures and tokens are there", () => {
    const to = sampleEditor([]);
    const { pictures, image, text } = pasteInto(to, source(), "acc_a");
    expect(pictures).toEqual([]);
    expect(image?.props.image).toEqual(THEIRS);
    expect(text?.styles.base?.normal?.color).toEqual({ type: "token", id: "color-button" });
  });

  it("brings no id of theirs: its pictures are to be fetched, its tokens are values, or the page's own of the same value", () => {
    const to = sampleEditor([]);
    const { pictures, sectionId, image, text } = pasteInto(to, source(), "acc_b");
    expect(JSON.stringify(to.store.toDocument())).not.toMatch(/img_theirs|img_ground/);
    expect(image?.props).toMatchObject({ image: null, alt: "Uma casa" });
    expect(pictures.map(({ source: from }) => from)).toEqual([
      { address: "https://uploads.example/i/img_ground/20000" },
      { address: "https://uploads.example/i/img_theirs/20000" },
    ]);
    expect(text?.styles.base?.normal?.color).toEqual({ type: "color", value: "#ab12cd" });
    expect(to.store.block(sectionId)?.styles.base?.normal?.backgroundImage).toBeUndefined();
    const same = source();
    expect(pasteInto(same, source(), "acc_b").text?.styles.base?.normal?.color).toEqual({ type: "token", id: "color-button" });
  });

  it("takes a named style along once, and as own values where there is no room for it", () => {
    const from = source();
    from.run(makeStyle("t", { id: "theirs", name: "Destaque" }));
    const styled = from.store.block("t");
    expect(styled?.styleIds).toHaveLength(1);
    from.select("s");
    const to = sampleEditor([]);
    const first = pasteInto(to, from, "acc_b").text?.styleIds;
    to.select();
    expect(pasteInto(to, from, "acc_b").text?.styleIds).toEqual(first);
    expect(to.store.namedStyles()).toHaveLength(1);
    expect(first).not.toEqual(styled?.styleIds);
    const full = sampleEditor([]);
    full.run((transaction) => {
      for (const [index, order] of keysBetween(null, null, STYLES_A_PAGE).entries()) {
        transaction.put({ type: "style", id: `full${index}`, name: `Estilo ${index}`, order, styles: {} });
      }
    });
    const { text } = pasteInto(full, from, "acc_b");
    expect(text?.styleIds).toBeUndefined();
    expect(text?.styles.base?.normal?.color).toEqual({ type: "color", value: "#ab12cd" });
  });
});

describe("the pictures of a paste", () => {
  it("come as if the paste had brought them: one undo takes all back, one redo brings all", async () => {
    const to = sampleEditor([]);
    const before = to.store.toDocument();
    const { pictures, image, sectionId } = pasteInto(to, source(), "acc_b");
    to.run(setProps(image?.id ?? "", { alt: "Outra" }));
    const coming = new PastedPictures(to, {
      images: library,
      fetch: () => Promise.resolve(new File(["x"], "a.webp", { type: "image/webp" })),
    });
    await coming.bring(pictures);
    expect(coming.view).toEqual({ total: 2, settled: 2, failed: 0 });
    expect(to.store.block(image?.id ?? "")?.props).toMatchObject({ image: MINE, alt: "Outra" });
    expect(to.store.block(sectionId)?.styles.base?.normal?.backgroundImage).toEqual({ type: "image", imageId: "img_mine" });
    const after = to.store.toDocument();
    to.undo();
    expect(to.store.block(image?.id ?? "")?.props).toMatchObject({ image: MINE, alt: "Uma casa" });
    to.undo();
    expect(to.store.toDocument()).toEqual(before);
    to.redo();
    to.redo();
    expect(to.store.toDocument()).toEqual(after);
  });

  it("that come after the undo are there once it is done again", async () => {
    const to = sampleEditor([]);
    const { pictures, image } = pasteInto(to, source(), "acc_b");
    to.undo();
    const coming = new PastedPictures(to, { images: library, fetch: () => Promise.resolve(new File(["x"], "a.webp")) });
    await coming.bring(pictures);
    expect(to.store.block(image?.id ?? "")).toBeUndefined();
    to.redo();
    expect(to.store.block(image?.id ?? "")?.props.image).toEqual(MINE);
  });

  it("that fail leave their places empty, and are asked for again when somebody wants that", async () => {
    const to = sampleEditor([]);
    const { pictures, image } = pasteInto(to, source(), "acc_b");
    let isDown = true;
    const fetch = () => (isDown ? Promise.reject(new TypeError("no")) : Promise.resolve(new File(["x"], "a.webp")));
    const coming = new PastedPictures(to, { images: library, fetch });
    await coming.bring(pictures);
    expect([coming.view.failed, to.store.block(image?.id ?? "")?.props.image]).toEqual([2, null]);
    isDown = false;
    await coming.retry();
    expect([coming.view.failed, to.store.block(image?.id ?? "")?.props.image]).toEqual([0, MINE]);
  });

  it("that this browser may not read are taken by the server; what is too large for one is so for the other", async () => {
    const to = sampleEditor([]);
    const { pictures, image } = pasteInto(to, source(), "acc_b");
    const asked: string[] = [];
    let why: Error = new RangeError("it is too large");
    const coming = new PastedPictures(to, {
      images: { upload: () => Promise.reject(new Error("nothing came that could be uploaded")) },
      fetch: () => Promise.reject(why),
      ask(address) {
        asked.push(address);
        return Promise.resolve(MINE);
      },
    });
    await coming.bring(pictures);
    expect([coming.view.failed, asked]).toEqual([2, []]);
    why = new TypeError("it may not be read from here");
    await coming.retry();
    expect([coming.view.failed, asked.length, to.store.block(image?.id ?? "")?.props.image]).toEqual([0, 2, MINE]);
  });

  it("of this installation are not the server's to ask for", async () => {
    const asked: string[] = [];
    const fetch = (address: string) => {
      asked.push(address);
      return Promise.resolve({ reference: MINE, name: "a", url: "" });
    };
    const to: ClipHome = { account: "acc_b", images: { ...library, fetch } };
    const { signal } = new AbortController();
    expect(askServer(library.address("img_theirs", 320), to, signal)).toBeNull();
    expect(askServer("https://example.com/a.png", home("acc_b"), signal), "nobody takes it").toBeNull();
    expect(await askServer("https://example.com/a.png", to, signal)).toEqual(MINE);
    expect(asked).toEqual(["https://example.com/a.png"]);
  });

  it("stay out of a place that somebody has filled", async () => {
    const to = sampleEditor([]);
    const { pictures, image } = pasteInto(to, source(), "acc_b");
    const chosen = { imageId: "img_chosen", width: 1, height: 1 };
    to.run(setProps(image?.id ?? "", { image: chosen }));
    await new PastedPictures(to, { images: library, fetch: () => Promise.resolve(new File(["x"], "a.webp")) }).bring(pictures);
    expect(to.store.block(image?.id ?? "")?.props.image).toEqual(chosen);
  });
});
