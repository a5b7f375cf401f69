import { expect, test } from "vitest";
import { emptyDocument } from "../document.ts";
import { PAGE_ID } from "../ids.ts";
import { imagesNamedIn, withOtherImages } from "./document-images.ts";

const picture = { width: 10, height: 10 };

/** A page with an image in its record, in a block's list, and in a style. */
function pageWithImages() {
  const document = emptyDocument({ title: "", language: "pt" });
  const page = document.records[PAGE_ID];
  if (page?.type !== "page") throw new Error("no page");
  const block = {
    type: "block" as const,
    id: "gallery",
    kind: "gallery",
    version: 1,
    parentId: PAGE_ID,
    slot: "body",
    order: "a0",
    props: { items: [{ image: { imageId: "img_b", ...picture } }, { image: null }], note: "img_a" },
    styles: { base: { normal: { backgroundImage: { type: "image" as const, imageId: "img_c" } } } },
  };
  return {
    ...document,
    records: { ...document.records, [PAGE_ID]: { ...page, favicon: { imageId: "img_a", ...picture } }, gallery: block },
  };
}

test("images are found wherever a document names one, and nowhere else", () => {
  expect([...imagesNamedIn(pageWithImages())].sort()).toEqual(["img_a", "img_b", "img_c"]);
});

test("others come into the places of some; words that only look like an id stay", () => {
  const document = pageWithImages();
  const changed = withOtherImages(
    document,
    new Map([
      ["img_a", "img_x"],
      ["img_c", "img_z"],
    ]),
  );
  expect([...imagesNamedIn(changed)].sort()).toEqual(["img_b", "img_x", "img_z"]);
  expect(changed.records.gallery).toMatchObject({ props: { note: "img_a" } });
  expect([...imagesNamedIn(document)].sort()).toEqual(["img_a", "img_b", "img_c"]);
});

test("a sound is named by its address, and another comes into its place; one of elsewhere stays", () => {
  const [from, to] = [`img_${"0".repeat(26)}`, `img_${"1".repeat(26)}`];
  const { records, ...rest } = pageWithImages();
  const sound = (url: string) => ({ ...records.gallery, kind: "audio", props: { source: { type: "file", url } } });
  const file = "https://elsewhere.example/som.mp3";
  const document = { ...rest, records: { ...records, one: sound(`https://u.example/i/${from}`), two: sound(file) } };
  expect(imagesNamedIn(document).has(from)).toBe(true);
  const changed = withOtherImages(document, new Map([[from, to]]));
  expect(changed.records.one).toMatchObject({ props: { source: { url: `https://u.example/i/${to}` } } });
  expect(changed.records.two).toMatchObject({ props: { source: { url: file } } });
});
