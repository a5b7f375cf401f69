import { BLOCK_KINDS, blockCatalog } from "@vitrine/blocks";
import { pageWithNew } from "@vitrine/blocks/testing";
import {
  applyDiff,
  type DocumentRecord,
  DocumentStore,
  type Json,
  type PageRecord,
  readDiff,
  reverseDiff,
  type StyleDeclarations,
  treeOf,
  words,
} from "@vitrine/document";
import { hostileDiff } from "@vitrine/document/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPage } from "./check-page.ts";
import { FINDING_CODES, SEVERITIES } from "./finding.ts";
import type { PageFacts } from "./page-facts.ts";
import { FACTS, type Sample, samplePage, TITLE, under } from "./testing/sample-page.ts";

function check(sections: readonly Sample[], facts: Partial<PageFacts> = {}, page: Partial<PageRecord> = {}) {
  return checkPage(treeOf(samplePage(sections, page)), { ...FACTS, ...facts });
}

/** Codes with the block that they are of: `anchor_missing go`. */
function told(...args: Parameters<typeof check>): string[] {
  return check(...args).map(({ code, blockId }) => (blockId === undefined ? code : `${code} ${blockId}`));
}

const button = (href: string, more: Partial<Sample> = {}): Sample => ({ kind: "button", id: "go", props: { href }, ...more });
const image = (id: string, props: { [key: string]: Json } = {}): Sample => ({
  kind: "image",
  id,
  props: { image: { imageId: id, width: 800, height: 600 }, alt: "Um violão", ...props },
});
const normal = (declarations: StyleDeclarations) => ({ base: { normal: declarations } });
const color = (value: string) => ({ type: "color", value }) as const;

test("a page in order has no findings", () => {
  expect(
    check([
      under({ kind: "text" }, image("foto"), button("/obrigado"), button("#title2", { id: "b2" }), {
        ...TITLE,
        id: "t2",
        props: { level: "h2" },
        anchor: "title2",
      }),
    ]),
  ).toEqual([]);
});

describe("the page as a whole", () => {
  test("without a section, a description, a title of its own, a picture for previews", () => {
    expect(told([], {}, { title: " ", description: "", shareImage: undefined })).toEqual([
      "empty_page",
      "title_missing",
      "description_missing",
      "share_image_missing",
    ]);
  });

  test("called like its domain, by its own title or by its name", () => {
    const [finding] = check([under()], { hosts: ["loja.exemplo.com:8443"] }, { title: "https://www.Loja.exemplo.com/" });
    expect(finding).toEqual({ code: "title_is_domain", severity: "error", field: "title", values: { domain: "loja.exemplo.com:8443" } });
    expect(told([under()], { name: "loja.exemplo.com" }, { title: "" })).toEqual(["title_is_domain"]);
  });

  test("with more than 15 pictures, those behind blocks too, each counted once", () => {
    const many = Array.from({ length: 15 }, (_, index) => image(`p${index}`));
    const behind = { ...under(...many), styles: normal({ backgroundImage: { type: "image", imageId: "p3" } }) };
    expect(told([behind])).toEqual([]);
    const another = { ...behind, styles: normal({ backgroundImage: { type: "image", imageId: "other" } }) };
    expect(check([another])).toMatchObject([{ code: "too_many_images", values: { count: 16, limit: 15 } }]);
  });

  test("heavier than its budget, pictures and all; within another budget", () => {
    const imageBytes = new Map([
      ["foto", 290_000],
      ["outra", 280_000],
    ]);
    const sections = [under(image("foto"), image("outra"))];
    expect(check(sections, { imageBytes })).toMatchObject([{ code: "over_budget", values: { bytes: 584_000, budget: 500_000 } }]);
    expect(told(sections, { imageBytes }, { weightBudget: 600 })).toEqual([]);
    expect(told(sections, { imageBytes, sizes: null })).toEqual([]);
  });

  test("with 300 links to other sites", () => {
    const links = (count: number) => [
      under(...Array.from({ length: count }, (_, index) => button(`https://a.com/${index}`, { id: `l${index}` }))),
    ];
    expect(told(links(299))).toEqual([]);
    expect(check(links(300))).toMatchObject([{ code: "too_many_links", values: { count: 300, limit: 300 } }]);
  });
});

describe("links", () => {
  test.each([
    ["", "link_missing go"],
    ["#", "link_missing go"],
    ["#plans", "anchor_missing go"],
    ["/curso#plans", "anchor_missing go"],
    ["https://loja.exemplo.com/curso#plans", "anchor_missing go"],
    ["/nowhere", "page_missing go"],
    ["/Nowhere/?a=1#b", "page_missing go"],
    ["https://LOJA.exemplo.com/nowhere", "page_missing go"],
  ])("%s leads nowhere", (href, expected) => {
    expect(told([under(button(href))])).toEqual([expected]);
  });

  test.each([
    "#top",
    "#go",
    "#g%6f",
    "/",
    "/obrigado?a=b",
    "/Obrigado/",
    "/obrigado#plans",
    "/curso",
    "?a=b",
    "/_v/x",
    "mailto:a@b.co",
    "tel:+5511",
    "https://a.com/#x",
    "https://loja.exemplo.com",
    "/x/[email]",
  ])("%s is left alone", (href) => {
    expect(told([under(button(href, { anchor: "go" }))])).toEqual([]);
  });

  test("in words, in items, and where nobody knows the site's pages", () => {
    const link = (href: string) => [{ type: "text" as const, text: "aqui", marks: [{ type: "link" as const, attrs: { href } }] }];
    const text: Sample = { kind: "text", id: "t", props: { content: [{ type: "paragraph", content: link("#x") }] } };
    const menu: Sample = {
      kind: "menu",
      id: "m",
      props: { items: [{ id: "i", content: words("Planos"), href: "#y", newTab: false }], action: [] },
    };
    expect(check([under(text, menu)])).toMatchObject([
      { code: "anchor_missing", blockId: "t", field: "content", values: { anchor: "x" } },
      { code: "anchor_missing", blockId: "m", field: "items", values: { anchor: "y" } },
    ]);
    expect(told([under(button("/nowhere"))], { paths: null })).toEqual([]);
  });

  test("a button without one goes where the page's links go, and does nothing on a page without such a place", () => {
    expect(told([under(button(""))], {}, { defaultHref: "https://pay.com" })).toEqual([]);
    expect(told([under(button(""))], {}, { defaultHref: "#pay" })).toEqual(["anchor_missing go"]);
    expect(check([under(button(""))])).toMatchObject([{ field: "href", severity: "warning" }]);
  });

  test("an anchor that is there twice, or in code of the page's owner", () => {
    const twice = [under({ kind: "anchor", id: "a", anchor: "x" }, { kind: "anchor", id: "b", anchor: "x" }, button("#x"))];
    expect(check(twice)).toMatchObject([{ code: "anchor_twice", blockId: "b", values: { anchor: "x" } }]);
    const code: Sample = { kind: "html", props: { code: '<p id="mine">…</p>' } };
    expect(told([under(code, button("#mine"))])).toEqual([]);
  });

  test("a place that nobody sees is none", () => {
    const hidden: Sample = { kind: "anchor", anchor: "x", hiddenAt: ["base", "tablet", "mobile"] };
    expect(told([under(hidden, button("#x"))])).toEqual(["anchor_missing go"]);
  });
});

describe("blocks", () => {
  test("that lack what they are for: a video without one; nothing else is said of those", () => {
    expect(told([under({ kind: "video", id: "v" }, button("", { props: { content: [], href: "" } }))])).toEqual([
      "unfinished v",
      "unfinished go",
    ]);
  });

  test("whose code is off, or would break the page", () => {
    const code: Sample = { kind: "html", id: "c", props: { code: "<b>1</b>" } };
    expect(told([under(code)], { offIds: new Set(["c"]) })).toEqual(["code_off c"]);
    expect(check([under(code)], { brokenIds: new Set(["c"]) })).toEqual([{ code: "code_broken", severity: "error", blockId: "c" }]);
  });

  test("pictures: none, too heavy, without words", () => {
    const imageBytes = new Map([["p", 900_000]]);
    const sections = [under(image("p", { alt: " " }), image("none", { image: null }))];
    expect(check(sections, { imageBytes, sizes: null })).toMatchObject([
      { code: "image_heavy", blockId: "p", values: { bytes: 900_000, limit: 300_000 } },
      { code: "alt_missing", severity: "hint", blockId: "p", field: "alt" },
      { code: "image_missing", blockId: "none", field: "image" },
    ]);
  });

  test("a picture that leads somewhere is told of more loudly where it has no words", () => {
    expect(check([under(image("p", { alt: "", href: "/obrigado" }))])).toMatchObject([{ code: "linked_alt_missing", severity: "warning" }]);
    const logo = { id: "i", image: { imageId: "l", width: 9, height: 9 }, alt: "", href: "https://a.com" };
    expect(told([under({ kind: "logos", id: "l", props: { items: [logo, { ...logo, id: "j", href: "" }] } })])).toEqual([
      "linked_alt_missing l",
      "alt_missing l",
    ]);
  });

  test("headings: no title, two of them, one left out on the way down, none said", () => {
    const heading = (level: string, id: string, said = "Oi"): Sample => ({ kind: "heading", id, props: { level, content: words(said) } });
    const section = (...holds: Sample[]): Sample => ({ kind: "section", holds });
    expect(told([section(heading("h2", "a"))])).toEqual(["h1_missing a"]);
    expect(told([section(heading("h2", "a"), heading("h1", "b"), heading("h1", "c"))])).toEqual(["h1_twice c"]);
    expect(check([section(heading("h1", "a"), heading("h2", "b"), heading("h4", "c"), heading("h2", "d"))])).toMatchObject([
      { code: "heading_skipped", blockId: "c", values: { level: 4, before: 2 } },
    ]);
    expect(told([section(heading("h1", "a"), heading("h2", "b", " "))])).toEqual(["heading_empty b"]);
    // A price table's title is its owner's to choose; the title of a tab is not.
    expect(told([section(heading("h1", "a"), { kind: "tabs", holds: [{ kind: "tab" }] })])).toEqual([]);
  });
});

describe("contrast", () => {
  const text = (styles: StyleDeclarations, more: Partial<Sample> = {}): Sample => ({
    kind: "text",
    id: "t",
    styles: normal(styles),
    ...more,
  });
  const on = (background: StyleDeclarations, ...holds: Sample[]): Sample => ({ ...under(), holds, styles: normal(background) });
  const onlyContrast = (...args: Parameters<typeof check>) => check(...args).filter(({ code }) => code === "contrast_low");

  test.each([
    ["#767676", "#ffffff", null],
    ["#777777", "#ffffff", 4.4],
    ["#ffffff", "#ffffff", 1],
    ["#000000", "#ffffff", null],
    ["#ff0000", "#ffffff", 3.9],
    ["#00000080", "#ffffff", 4],
    ["#aaaaaa", "#000000", null],
  ])("%s on %s", (ink, ground, ratio) => {
    const found = onlyContrast([on({ background: color(ground) }, text({ color: color(ink) }))]);
    expect(found.map(({ values }) => values)).toEqual(ratio === null ? [] : [{ ratio, needed: 4.5 }]);
  });

  test("large words need less, and bold ones are large sooner", () => {
    const grey = color("#949494");
    const at = (value: number, more: StyleDeclarations = {}) =>
      onlyContrast([on({ background: color("#ffffff") }, text({ color: grey, fontSize: { type: "length", value, unit: "px" }, ...more }))])
        .length;
    expect([at(23), at(24), at(19), at(19, { fontWeight: { type: "number", value: 700 } })]).toEqual([1, 0, 1, 0]);
  });

  test("goes through tokens, named styles, what it stands in and widths", () => {
    const white = { type: "token", id: "color-background" } as const;
    expect(onlyContrast([on({}, text({ color: white }))])).toHaveLength(1);
    expect(onlyContrast([on({ background: color("#14202b") }, text({ color: white }))])).toEqual([]);
    const narrow: Sample = { ...on({ background: color("#14202b") }, text({ color: white })) };
    const lightOnPhones = { ...narrow, styles: { ...narrow.styles, mobile: { normal: { background: color("#fefefe") } } } };
    expect(onlyContrast([lightOnPhones])).toHaveLength(1);
    expect(onlyContrast([{ ...lightOnPhones, hiddenAt: ["mobile"] }])).toEqual([]);
    const records = samplePage([on({}, text({}, { styles: {}, styleIds: ["pale"] }))]);
    const pale = { type: "style", id: "pale", name: "Claro", order: "a0", styles: normal({ color: color("#dddddd") }) } as const;
    expect(checkPage(treeOf({ ...records, pale }), FACTS).map(({ code }) => code)).toContain("contrast_low");
  });

  test("knows what kinds look like by themselves: a button's own ground, a window's", () => {
    const dark = { background: color("#0b6e7a") };
    expect(onlyContrast([on(dark, button("/obrigado"))])).toEqual([]);
    expect(onlyContrast([on(dark, button("/obrigado", { props: { href: "/obrigado", look: "outline" } }))])).toHaveLength(1);
    const slide: Sample = { kind: "slide", holds: [{ kind: "text" }] };
    expect(onlyContrast([on({ background: color("#35424e") }, { kind: "carousel", holds: [slide] })])).toEqual([]);
    expect(onlyContrast([on({ background: color("#35424e") }, { kind: "text" })])).toHaveLength(1);
  });

  test.each<[string, StyleDeclarations]>([
    ["a picture", { backgroundImage: { type: "image", imageId: "x" } }],
    [
      "a gradient",
      {
        backgroundImage: {
          type: "gradient",
          angle: 0,
          stops: [
            { color: "#ffffff", at: 0 },
            { color: "#000000", at: 100 },
          ],
        },
      },
    ],
    ["a veil", { backgroundOverlay: { type: "overlay", color: "#000000", opacity: 0.5 } }],
    ["what shines through", { opacity: { type: "number", value: 0.5 } }],
    ["what lies over something else", { marginBlockStart: { type: "length", value: -80, unit: "px" } }],
  ])("says nothing over %s", (_what, styles) => {
    expect(onlyContrast([on(styles, text({ color: color("#ffffff") }))])).toEqual([]);
  });

  const picture = { backgroundImage: { type: "image", imageId: "x" } } as const;
  const box = (styles: StyleDeclarations, ...holds: Sample[]): Sample => ({ kind: "container", styles: normal(styles), holds });
  const columns = (...holds: Sample[]): Sample => ({ kind: "columns", holds });
  const white = text({ color: color("#ffffff") });
  const dark = text({ color: color("#14202b") });
  const night = { background: color("#14202b") };
  const paper = { background: color("#ffffff") };

  test.each<[string, Sample, readonly string[]]>([
    ["a light column of a dark section", on(night, columns(box(paper, white), box({}))), ["t"]],
    ["the column beside it, which has no ground of its own", on(night, columns(box(paper), box({}, white))), []],
    ["a card in a column, and not the column around it", on(night, columns(box(paper, box(night, white)), box({}))), []],
    ["a card within cards that say nothing", on(paper, box({}, box({}, box({}, white)))), ["t"]],
    ["a veil of white over a dark card", on(paper, box(night, box({ background: color("#ffffffe6") }, white))), ["t"]],
    ["a veil of black over a light one", on(night, box(paper, box({ background: color("#000000cc") }, white))), []],
    ["a light card over a picture", on(picture, box(paper, white)), ["t"]],
    ["a dark card over a picture", on(picture, box(night, dark)), ["t"]],
    ["a veil over a picture, which nobody can know", on(picture, box({ background: color("#ffffff80") }, white)), []],
    ["a column with a picture, between two grounds that would not do", on(paper, columns(box(picture, white), box({}))), []],
    ["a card that says nothing, over a picture in a light section", on(paper, box(picture, box({}, white))), []],
    ["a ground within a card that shines through", on(paper, box({ opacity: { type: "number", value: 0.4 } }, box({}, white))), []],
  ])("is told against the ground nearest to the words: %s", (_where, section, told) => {
    expect(onlyContrast([section]).map(({ blockId }) => blockId)).toEqual(told);
  });

  test("says nothing over a film", () => {
    const film = { url: "https://a.com/a.mp4", poster: null, onPhones: false };
    expect(onlyContrast([{ kind: "section", props: { film }, holds: [text({ color: color("#ffffff") })] }])).toEqual([]);
  });
});

describe("whatever the page", () => {
  const hrefs = ["", "#", "#a", "#b", "/nowhere", "/obrigado", "https://a.com", "https://loja.exemplo.com/x", "mailto:a@b.co", "#%E0%A4%A"];
  const colors = ["#ffffff", "#000000", "#77777780", "#0b6e7a"];
  const leaf = fc.record({
    kind: fc.constantFrom("heading", "text", "button", "image", "video", "html", "menu", "list"),
    href: fc.constantFrom(...hrefs),
    ink: fc.constantFrom(...colors),
    anchor: fc.constantFrom(undefined, "a", "b"),
  });
  const section = fc.record({ leaves: fc.array(leaf, { maxLength: 6 }), ground: fc.constantFrom(...colors), hidden: fc.boolean() });
  const sections = fc.array(section, { maxLength: 5 });
  const sampleOf = (value: typeof sections extends fc.Arbitrary<infer Value> ? Value : never): Sample[] =>
    value.map(({ leaves, ground, hidden }) => ({
      kind: "section",
      styles: normal({ background: color(ground) }),
      ...(hidden ? { hiddenAt: ["base", "tablet"] as const } : {}),
      holds: leaves.map(({ kind, href, ink, anchor }) => ({
        kind,
        props: kind === "button" ? { href } : {},
        styles: normal({ color: color(ink) }),
        ...(anchor ? { anchor } : {}),
      })),
    })) as Sample[];

  test("findings are of blocks that are there, and the same however its records are kept", () => {
    fc.assert(
      fc.property(sections, fc.infiniteStream(fc.nat()), (value, chance) => {
        const records = samplePage(sampleOf(value));
        const found = checkPage(treeOf(records), FACTS);
        for (const { blockId, code, severity } of found) {
          if (blockId !== undefined) expect(records[blockId]?.type).toBe("block");
          expect(FINDING_CODES).toContain(code);
          expect(SEVERITIES).toContain(severity);
        }
        const shuffled = Object.entries(records)
          .map((entry): [number, [string, DocumentRecord]] => [chance.next().value ?? 0, entry])
          .sort(([a], [b]) => a - b)
          .map(([, entry]) => entry);
        expect(checkPage(treeOf(Object.fromEntries(shuffled)), FACTS)).toEqual(found);
      }),
      { numRuns: 150 },
    );
  });

  test("a new block of any kind can be read, and has nothing broken", () => {
    for (const kind of BLOCK_KINDS) {
      const { records } = pageWithNew(kind, "pt").toDocument();
      const errors = checkPage(treeOf(records), FACTS).filter(({ code, severity }) => severity === "error" || code === "contrast_low");
      expect([kind, errors]).toEqual([kind, []]);
    }
  });

  test("what the document takes of diffs that no editor would make can be checked", () => {
    const document = pageWithNew("form", "pt").toDocument();
    const store = new DocumentStore(document);
    let accepted = 0;
    for (let seed = 0; seed < 400; seed++) {
      const diff = readDiff(hostileDiff(seed, document, blockCatalog));
      const applied = diff.ok ? applyDiff(store, blockCatalog, diff.value) : diff;
      if (!applied.ok) continue;
      accepted += 1;
      for (const { blockId = "page" } of checkPage(store, FACTS)) expect(store.get(blockId)).toBeDefined();
      applyDiff(store, blockCatalog, reverseDiff(applied.value));
    }
    expect(accepted).toBeGreaterThan(20);
  });
});
