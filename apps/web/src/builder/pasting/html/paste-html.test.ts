import { blockCatalog } from "@vitrine/blocks";
import { checkDocument, copyFragment, type Fragment, PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadWholeMessages } from "../../../platform/language/i18n.ts";
import * as toasts from "../../../ui/feedback/toast.ts";
import type { HtmlOutcome, HtmlReader } from "../../builder-props.ts";
import { Announcer } from "../../canvas/announcer.ts";
import type { Editor } from "../../editor/editor.ts";
import { Frame } from "../../frame/frame-view.ts";
import { pasteAndSay } from "../../keyboard/paste-and-say.ts";
import { sampleEditor } from "../../testing/sample-editor.ts";
import type { ClipHome } from "../clip-home.ts";
import { clipHtml } from "../clip-html.ts";

const said: { title: string; desc?: string | undefined }[] = [];
const tell = (input: { title: string; desc?: string | undefined }): number => said.push({ title: input.title, desc: input.desc });
vi.spyOn(toasts.toast, "warning").mockImplementation(tell);
vi.spyOn(toasts.toast, "success").mockImplementation(tell);
beforeAll(() => loadWholeMessages("builder"));
afterEach(() => {
  said.length = 0;
});

function fragmentOf(...sketch: Parameters<typeof sampleEditor>[0] & object): Fragment {
  const { store } = sampleEditor([["section", "s", sketch]]);
  return copyFragment(
    store,
    store.children("s", "content").map(({ id }) => id),
  );
}
const asRead = (fragment: unknown, pictures: Record<string, string> = {}, left: string[] = []): HtmlOutcome => ({
  kind: "read",
  fragment,
  pictures,
  left,
});

const uploads: string[] = [];
function world(editor: Editor, readHtml?: HtmlReader) {
  const home: ClipHome = {
    account: "acc_mine",
    images: {
      list: () => Promise.reject(new Error("nobody asks")),
      upload: async (file) => {
        uploads.push(file.name);
        return { reference: { imageId: "img_new", width: 10, height: 10 }, name: file.name, url: "" };
      },
      address: (imageId, width) => `http://uploads.localhost:4000/i/${imageId}/${width}`,
    },
    readHtml,
  };
  return { editor, announcer: new Announcer(), frame: new Frame(), home, canvas: null };
}
const clip = (html: string, text = "oi") => ({ blocks: "", text, html });
const kinds = ({ store }: Editor): string[] =>
  store.allChildren(store.children(PAGE_ID, PAGE_SLOT).at(-1)?.id ?? "").map(({ kind }) => kind);

test("pasted HTML stands in the page as what it was read as, and one undo takes all of it back", async () => {
  const editor = sampleEditor([["section", "s", [["heading", "h1"]]]]);
  const before = editor.store.toDocument();
  const asked: string[] = [];
  editor.select("h1");
  await pasteAndSay(
    world(editor, async (html) => {
      asked.push(html);
      return asRead(fragmentOf(["heading", "a"], ["text", "b"]));
    }),
    clip("<h1>a</h1><p>b</p>"),
  );
  expect(asked).toEqual(["<h1>a</h1><p>b</p>"]);
  expect(kinds(editor)).toEqual(["heading", "heading", "text"]);
  expect(checkDocument(editor.store, blockCatalog)).toEqual([]);
  editor.undo();
  expect(editor.store.toDocument()).toEqual(before);
});

test("it goes where it was pasted, in the order of the pastes, whatever is chosen meanwhile", async () => {
  const editor = sampleEditor([
    [
      "section",
      "s",
      [
        ["heading", "h1"],
        ["text", "t1"],
      ],
    ],
  ]);
  const answers: (() => void)[] = [];
  const all = world(
    editor,
    (html) => new Promise((resolve) => answers.push(() => resolve(asRead(fragmentOf([html.includes("um") ? "button" : "image", "x"]))))),
  );
  editor.select("h1");
  const first = pasteAndSay(all, clip("<b>um</b>"));
  const second = pasteAndSay(all, clip("<b>dois</b>"));
  editor.select("t1");
  for (const answer of answers.toReversed()) answer();
  await Promise.all([first, second]);
  expect(kinds(editor)).toEqual(["heading", "button", "image", "text"]);
});

test("what was left out is told shortly, and what the page's own look makes up for is not", async () => {
  const editor = sampleEditor();
  await pasteAndSay(
    world(editor, async () => asRead(fragmentOf(["text", "b"]), {}, ["script", "handler", "style", "font", "unsafe_link"])),
    clip("<b>x</b>"),
  );
  expect(said).toEqual([{ title: expect.any(String), desc: expect.stringMatching(/scripts.*, .*links/) }]);
  said.length = 0;
  await pasteAndSay(
    world(editor, async () => asRead(fragmentOf(["text", "b"]), {}, ["style"])),
    clip("<b>x</b>"),
  );
  expect(said).toEqual([]);
});

test.each<readonly [string, HtmlReader, string]>([
  ["nobody answers", async () => ({ kind: "offline" }), "<h1>oi</h1>"],
  ["what would ask does not come", () => Promise.reject(new Error("no code")), "<h1>oi</h1>"],
  ["it is refused", async () => ({ kind: "failed", message: "Espere um pouco." }), "<h1>oi</h1>"],
  ["what comes back is no fragment", async () => asRead({ rootIds: ["x"], blocks: [{ kind: "evil" }], tokens: [] }), "<h1>oi</h1>"],
  ["it is longer than anybody reads", () => Promise.reject(new Error("nobody asks")), `<h1>oi</h1>${"x".repeat(1_000_001)}`],
  ["it is of twenty megabytes", () => Promise.reject(new Error("nobody asks")), `<h1>oi</h1>${" ".repeat(20_000_001)}`],
])("where %s its words are pasted, and that is said", async (_, readHtml, html) => {
  const editor = sampleEditor([["section", "s", []]]);
  await pasteAndSay(world(editor, readHtml), clip(html, "oi"));
  expect(kinds(editor)).toEqual(["text"]);
  expect(JSON.stringify(editor.store.toDocument())).toContain('"oi"');
  expect(said).toHaveLength(1);
});

test.each([
  [
    "words that an editor of code has coloured",
    '<div style="color:#fff;font-family:monospace"><span style="color:#569cd6">oi</span></div>',
    "oi",
  ],
  ["an address", '<a href="https://x.example/">https://x.example/</a>', "https://x.example/"],
  ["nothing but paragraphs", "<p>um</p><div>dois</div>", "um\ndois"],
])("nobody is asked about %s", async (_, html, text) => {
  const editor = sampleEditor([["section", "s", []]]);
  await pasteAndSay(
    world(editor, () => Promise.reject(new Error("nobody asks"))),
    clip(html, text),
  );
  expect(kinds(editor)).toEqual(["text"]);
});

test("blocks of ours in the HTML go before it", async () => {
  const editor = sampleEditor([["section", "s", []]]);
  const blocks = JSON.stringify(fragmentOf(["button", "b"]));
  await pasteAndSay(
    world(editor, () => Promise.reject(new Error("nobody asks"))),
    clip(`<meta charset=utf-8>${clipHtml(blocks, "oi")}<b>x</b>`),
  );
  expect(kinds(editor)).toEqual(["button"]);
});

test("pictures that come along whole are uploaded from here, and only what stands for them is sent", async () => {
  const editor = sampleEditor([["section", "s", []]]);
  const picture = `data:image/png;base64,${btoa("png".repeat(20))}`;
  const fragment = fragmentOf(["image", "i"]);
  const [block] = fragment.blocks;
  const named = { ...fragment, blocks: [{ ...block, props: { ...block?.props, image: { imageId: "img_pasted1", width: 1, height: 1 } } }] };
  let sent = "";
  const all = world(editor, async (html) => {
    sent = html;
    return asRead(named, { img_pasted1: /src="([^"]*)"/.exec(html)?.[1] ?? "" });
  });
  await pasteAndSay(
    all,
    clip(`<h1>x</h1><img src="${picture}"><img src="data:image/svg+xml;base64,${btoa("<svg onload=alert(1)></svg>")}">`),
  );
  expect(sent).not.toContain("data:");
  await vi.waitFor(() =>
    expect(
      editor.store
        .children(PAGE_ID, PAGE_SLOT)
        .flatMap(({ id }) => editor.store.allChildren(id))
        .map(({ props }) => props.image),
    ).toEqual([{ imageId: "img_new", width: 10, height: 10 }]),
  );
  expect(uploads).toEqual(["image.png"]);
});
