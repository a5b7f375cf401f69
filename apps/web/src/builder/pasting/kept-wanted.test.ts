import { expect, test } from "vitest";
import { Editor } from "../editor/editor.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { keptWanted } from "./kept-wanted.ts";
import { PastedPictures } from "./pasted-pictures.ts";
import { wantedKey } from "./wanted-key.ts";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const KEY = wantedKey("pag_1");
const place = (recordId: string) => ({ recordId, path: ["image"], around: null });
const wanted = [
  { source: { address: "https://x.example/1.png" }, places: [place("i1")] },
  { source: { address: "https://x.example/2.png" }, places: [place("i2")] },
];
const open = () =>
  sampleEditor([
    [
      "section",
      "s",
      [
        ["image", "i1"],
        ["image", "i2"],
      ],
    ],
  ]);
const free = async () => () => undefined;

function visit(storage: Storage, editor = open(), answers: (name: string) => Promise<void> = () => Promise.resolve()) {
  const uploaded: string[] = [];
  const pictures = new PastedPictures(editor, {
    kept: keptWanted(storage, "pag_1", "acc_1"),
    fetch: async (address) => new File(["x"], address.slice(-5), { type: "image/png" }),
    images: {
      async upload(file) {
        await answers(file.name);
        uploaded.push(file.name);
        return { reference: { imageId: `img_${file.name[0]}`, width: 1, height: 1 }, name: file.name, url: "" };
      },
    },
  });
  return { editor, pictures, uploaded };
}
const shown = ({ store }: ReturnType<typeof open>) =>
  ["i1", "i2"].map((id) => (store.block(id)?.props.image as { imageId?: string } | null)?.imageId);

test("pictures that were still to come when a page was left come when it is opened again, those and no others", async () => {
  const storage = memory();
  const first = visit(storage, open(), (name) => (name === "1.png" ? Promise.resolve() : new Promise(() => undefined)));
  void first.pictures.bring(wanted);
  await expect.poll(() => shown(first.editor)).toEqual(["img_1", undefined]);
  expect(first.pictures.isKept).toBe(true);
  const second = visit(storage, new Editor(first.editor.store.toDocument()));
  await second.pictures.resume(free);
  expect(shown(second.editor)).toEqual(["img_1", "img_2"]);
  expect(second.uploaded).toEqual(["2.png"]);
  expect(storage.getItem(KEY)).toBeNull();
});

test("nothing comes for places that are gone or filled, to somebody else, or while another tab is at it", async () => {
  const storage = memory();
  const text = JSON.stringify({ account: "acc_1", wanted });
  const attempts: readonly (() => Promise<string[]>)[] = [
    async () => {
      const { pictures, uploaded } = visit(storage, sampleEditor([]));
      await pictures.resume(free);
      return uploaded;
    },
    async () => {
      const { pictures, uploaded } = visit(storage);
      await pictures.resume(async () => null);
      return uploaded;
    },
    async () => {
      storage.setItem(KEY, text.replace("acc_1", "acc_2"));
      const { pictures, uploaded } = visit(storage);
      await pictures.resume(free);
      return uploaded;
    },
  ];
  for (const attempt of attempts) {
    storage.setItem(KEY, text);
    expect(await attempt()).toEqual([]);
  }
});

test.each([
  "{",
  "1",
  "null",
  '{"account":"acc_1"}',
  '{"account":"acc_1","wanted":[1,null,{"source":{"address":1}},{"source":{"address":"x"},"places":[{"recordId":"i1","path":[{}]}]}]}',
])("what is kept as %s brings nothing", async (text) => {
  const storage = memory();
  storage.setItem(KEY, text);
  const { pictures, uploaded } = visit(storage);
  await pictures.resume(free);
  expect(uploaded).toEqual([]);
});

test("files of the clipboard are not kept, and leaving says so", () => {
  const storage = memory();
  const { pictures } = visit(storage, open(), () => new Promise(() => undefined));
  void pictures.bring([...wanted, { source: { file: new File(["x"], "a.png", { type: "image/png" }) }, places: [place("i1")] }]);
  expect(pictures.isKept).toBe(false);
  expect(keptWanted(storage, "pag_1", "acc_1").read()).toEqual(wanted);
});
