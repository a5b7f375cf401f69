import { describe, expect, test } from "vitest";
import { DocumentHistory } from "../changes/history.ts";
import { emptyDocument, type PageDocument } from "../document.ts";
import { copyFragment } from "../fragment.ts";
import { insertFragment } from "../operations/insert-fragment.ts";
import { type Operation, runOperation } from "../operations/operation.ts";
import { putToken, removeToken, replaceToken } from "../operations/put-token.ts";
import { setStyles } from "../operations/set-styles.ts";
import { adoptSiteStyle, followSiteStyle, leaveSiteStyle } from "../operations/site-style.ts";
import { readDocument } from "../reading/read-document.ts";
import { DocumentStore } from "../store.ts";
import type { StyleValue } from "../style/values.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { treeOf } from "../tree.ts";
import { DEFAULT_TOKENS, SCALE_TOKENS } from "./starting-tokens.ts";
import { type TokenRecord, tokenRecord } from "./token-record.ts";
import { tokenUses } from "./token-uses.ts";

const base = { breakpoint: "base", state: "normal" } as const;
const hover = { breakpoint: "mobile", state: "hover" } as const;
const room = (id: string) => ({ type: "token", id }) as const;

function page(): PageDocument {
  const empty = emptyDocument({ title: "Página", language: "pt" });
  const records = [
    sampleBlock({ id: "s1", kind: "section", parentId: "page", slot: "body" }),
    sampleBlock({ id: "t1", kind: "text", parentId: "s1", slot: "content" }),
    sampleBlock({ id: "t2", kind: "text", parentId: "s1", slot: "content", order: "a1" }),
  ];
  return { ...empty, records: { ...empty.records, ...Object.fromEntries(records.map((record) => [record.id, record])) } };
}

function problems(store: DocumentStore, operation: Operation): string[] {
  const result = runOperation(store, sampleCatalog, operation);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

describe("kinds of tokens", () => {
  test("each property takes its own kind and no other", () => {
    const store = new DocumentStore(page());
    const fits = {
      gap: "space-m",
      marginBlockStart: "space-s",
      paddingInlineEnd: "space-l",
      radiusEndEnd: "radius-m",
      boxShadow: "shadow-soft",
    };
    for (const [property, id] of Object.entries(fits)) {
      expect([property, problems(store, setStyles("t1", base, { [property]: room(id) }))]).toEqual([property, []]);
      for (const other of ["space-xl", "radius-l", "shadow-lifted", "color-text", "font-text", "t2", "nowhere"]) {
        if (other.split("-")[0] === id.split("-")[0]) continue;
        expect([property, other, problems(store, setStyles("t1", base, { [property]: room(other) }))]).toEqual([
          property,
          other,
          ["missing_token"],
        ]);
      }
    }
    expect(problems(store, setStyles("t1", base, { fontSize: room("space-m") }))).toEqual(["missing_token"]);
  });

  test.each([
    ["a negative length", { kind: "space", value: { type: "length", value: -1, unit: "px" } }],
    ["a length of the window", { kind: "space", value: { type: "length", value: 5, unit: "vw" } }],
    ["a word", { kind: "radius", value: "12px" }],
    ["CSS", { kind: "radius", value: { type: "length", value: "1;}", unit: "px" } }],
    ["no layer", { kind: "shadow", value: { type: "shadow", layers: [] } }],
    [
      "a layer with a colour of its own making",
      { kind: "shadow", value: { type: "shadow", layers: [{ x: 0, y: 0, blur: 0, spread: 0, color: "red" }] } },
    ],
    [
      "a fifth layer",
      {
        kind: "shadow",
        value: { type: "shadow", layers: Array.from({ length: 5 }, () => ({ x: 0, y: 0, blur: 1, spread: 0, color: "#000000" })) },
      },
    ],
    ["following no", { kind: "color", value: "#112233", site: false }],
    ["a kind that is none", { kind: "size", value: { type: "length", value: 1, unit: "px" } }],
  ])("%s is refused", (_what, fields) => {
    const token = { type: "token", id: "k1", name: "X", order: "a0", ...fields };
    expect(tokenRecord.safeParse(token).success).toBe(false);
    expect(readDocument({ ...page(), records: { ...page().records, k1: token } }, sampleCatalog).ok).toBe(false);
  });

  test("the tokens pages start with are tokens, each with an id of its own", () => {
    const all = [...DEFAULT_TOKENS, ...SCALE_TOKENS];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const token of all) expect(tokenRecord.parse(token)).toEqual(token);
  });
});

describe("a token in use", () => {
  function used(): DocumentStore {
    const store = new DocumentStore(page());
    runOperation(store, sampleCatalog, setStyles("t1", base, { gap: room("space-m"), paddingBlockStart: room("space-m") }));
    runOperation(store, sampleCatalog, setStyles("t2", hover, { rowGap: room("space-m"), columnGap: room("space-l") }));
    return store;
  }

  test("is found where it is used, and stays while it is", () => {
    const store = used();
    expect(
      tokenUses(store, "space-m")
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["t1", "t2"]);
    expect(problems(store, removeToken("space-m"))).toContain("missing_token");
    expect(tokenUses(store, "space-xl")).toEqual([]);
  });

  test("gives way to another of its kind, in one step that can be taken back", () => {
    const store = used();
    const before = store.toDocument();
    const history = new DocumentHistory(store, sampleCatalog);
    const done = runOperation(store, sampleCatalog, replaceToken("space-m", "space-s"));
    if (!done.ok) return expect.fail(JSON.stringify(done.problems));
    history.record(done.value, 0, null);
    expect(store.get("space-m")).toBeUndefined();
    expect(store.block("t1")?.styles).toEqual({ base: { normal: { gap: room("space-s"), paddingBlockStart: room("space-s") } } });
    expect(store.block("t2")?.styles).toMatchObject({ mobile: { hover: { rowGap: room("space-s"), columnGap: room("space-l") } } });
    history.undo();
    expect(store.toDocument()).toEqual(before);
  });

  test("leaves its value behind, when nothing takes its place", () => {
    const store = used();
    expect(problems(store, replaceToken("space-m", null))).toEqual([]);
    expect(store.block("t1")?.styles.base?.normal?.gap).toEqual({ type: "length", value: 24, unit: "px" });
  });

  test("does not give way to another kind, to itself, to nothing", () => {
    const store = used();
    const before = store.toDocument();
    expect(problems(store, replaceToken("space-m", "radius-m"))).toEqual(["missing_token"]);
    expect(problems(store, replaceToken("space-m", "t1"))).toEqual(["missing_token"]);
    expect(problems(store, replaceToken("space-m", "space-m"))).toEqual(["not_found"]);
    expect(problems(store, replaceToken("t1", "space-m"))).toEqual(["not_found"]);
    expect(problems(store, replaceToken("font-text", null))).toEqual(["missing_token"]);
    expect(store.toDocument()).toEqual(before);
  });
});

describe("an older page", () => {
  function older(): PageDocument {
    const { schema, records } = page();
    const scale = new Set(SCALE_TOKENS.map(({ id }) => id));
    return { schema, records: Object.fromEntries(Object.entries(records).filter(([id]) => !scale.has(id))) };
  }

  test("is read as it is, and takes the scale when it is added", () => {
    const read = readDocument(older(), sampleCatalog);
    if (!read.ok) return expect.fail(JSON.stringify(read.problems));
    expect(read.value).toEqual(older());
    const store = new DocumentStore(older());
    expect(problems(store, putToken(...SCALE_TOKENS))).toEqual([]);
    expect(store.toDocument()).toEqual(page());
  });

  test("gets the tokens of what is pasted, which follow no site", () => {
    const from = new DocumentStore(page());
    runOperation(from, sampleCatalog, putToken({ ...(SCALE_TOKENS[1] as TokenRecord), site: true }));
    runOperation(from, sampleCatalog, setStyles("t1", base, { gap: room("space-m") }));
    const fragment = copyFragment(treeOf(from.toDocument().records), ["t1"]);
    expect(fragment.tokens.map(({ id }) => id)).toEqual(["space-m"]);
    const store = new DocumentStore(older());
    const fresh = { ...fragment, rootIds: ["p1"], blocks: fragment.blocks.map((block) => ({ ...block, id: "p1" })) };
    expect(problems(store, insertFragment(fresh, { parentId: "s1", slot: "content", beforeId: null }))).toEqual([]);
    expect(store.get("space-m")).toEqual(SCALE_TOKENS[1]);
  });
});

describe("a site's style", () => {
  const asSite = (tokens: readonly TokenRecord[]) => tokens.map((token) => ({ ...token, name: `${token.name} do site` }));
  const changed = SCALE_TOKENS.map(
    (token): TokenRecord => (token.kind === "space" ? { ...token, value: { ...token.value, value: 99 } } : token),
  );
  const told = (store: DocumentStore, id: string) => {
    const token = store.get(id);
    return token?.type === "token" ? [token.value, token.site] : null;
  };

  test("that has made something else of a token leaves pages the one they have, as their own", () => {
    const store = new DocumentStore(page());
    const other: TokenRecord = { type: "token", id: "space-m", kind: "color", name: "M", order: "a0", value: "#112233" };
    expect(problems(store, adoptSiteStyle(SCALE_TOKENS))).toEqual([]);
    expect(problems(store, followSiteStyle([...SCALE_TOKENS.filter(({ id }) => id !== "space-m"), other]))).toEqual([]);
    expect(told(store, "space-m")).toEqual([{ type: "length", value: 24, unit: "px" }, undefined]);
  });

  test("changes the pages that follow it, what they have changed for themselves apart", () => {
    const store = new DocumentStore(page());
    expect(problems(store, followSiteStyle(changed))).toEqual([]);
    expect(store.toDocument()).toEqual(page());

    expect(problems(store, adoptSiteStyle(SCALE_TOKENS))).toEqual([]);
    const own: TokenRecord = {
      type: "token",
      id: "space-s",
      kind: "space",
      name: "P",
      order: "a0",
      value: { type: "length", value: 1, unit: "rem" },
    };
    expect(problems(store, putToken(own))).toEqual([]);
    expect(problems(store, followSiteStyle(changed.filter(({ id }) => id !== "space-xl")))).toEqual([]);
    expect(told(store, "space-m")).toEqual([{ type: "length", value: 99, unit: "px" }, true]);
    expect(told(store, "space-s")).toEqual([own.value, undefined]);
    // What the site has no longer stays as the page's own.
    expect(told(store, "space-xl")).toEqual([{ type: "length", value: 96, unit: "px" }, undefined]);

    expect(problems(store, leaveSiteStyle())).toEqual([]);
    expect(store.tokens().some(({ site }) => site)).toBe(false);
    expect(problems(store, followSiteStyle(SCALE_TOKENS))).toEqual([]);
    expect(told(store, "space-m")).toEqual([{ type: "length", value: 99, unit: "px" }, undefined]);
  });

  test("takes nothing that is there under the same id and is another thing", () => {
    const store = new DocumentStore(page());
    const odd: TokenRecord[] = [
      { type: "token", id: "t1", kind: "color", name: "X", order: "a0", value: "#112233" },
      { type: "token", id: "space-m", kind: "color", name: "X", order: "a0", value: "#112233" },
    ];
    expect(problems(store, adoptSiteStyle([...odd, ...asSite(SCALE_TOKENS.slice(0, 1))]))).toEqual([]);
    expect(store.block("t1")?.kind).toBe("text");
    expect(store.get("space-m")).toEqual(SCALE_TOKENS[1]);
    expect(store.get("space-s")).toMatchObject({ name: "S do site", site: true });
  });
});

describe("a colour inside of a gradient or an overlay", () => {
  const gradient = (color: string | { token: string }) =>
    ({
      type: "gradient",
      angle: 90,
      stops: [
        { color: "#ffffff", at: 0 },
        { color, at: 100 },
      ],
    }) satisfies StyleValue;
  const overlay = (color: string | { token: string }) => ({ type: "overlay", color, opacity: 0.5 }) satisfies StyleValue;
  function painted(): DocumentStore {
    const store = new DocumentStore(page());
    const values = { backgroundImage: gradient({ token: "color-line" }), backgroundOverlay: overlay({ token: "color-line" }) };
    expect(problems(store, setStyles("t1", base, values))).toEqual([]);
    return store;
  }

  test("is a use of its token", () => {
    const store = painted();
    expect(tokenUses(store, "color-line").map(({ id }) => id)).toEqual(["t1"]);
    expect(problems(store, removeToken("color-line"))).toEqual(["missing_token", "missing_token"]);
    expect(copyFragment(store, ["t1"]).tokens.map(({ id }) => id)).toEqual(["color-line"]);
  });

  test("becomes another token, or its plain colour, where its token is replaced", () => {
    const store = painted();
    expect(problems(store, replaceToken("color-line", "color-text"))).toEqual([]);
    const by = { backgroundImage: gradient({ token: "color-text" }), backgroundOverlay: overlay({ token: "color-text" }) };
    expect(store.block("t1")?.styles.base?.normal).toEqual(by);
    expect(problems(store, replaceToken("color-text", null))).toEqual([]);
    const plain = DEFAULT_TOKENS.find(({ id }) => id === "color-text")?.value as string;
    expect(store.block("t1")?.styles.base?.normal).toEqual({ backgroundImage: gradient(plain), backgroundOverlay: overlay(plain) });
  });
});
