import { expect, test } from "vitest";
import { emptyDocument } from "../document.ts";
import { copyFragment } from "../fragment.ts";
import { DocumentStore } from "../store.ts";
import type { StyleState } from "../style/breakpoints.ts";
import type { StyleProperty } from "../style/properties.ts";
import type { StyleValue } from "../style/values.ts";
import { sampleBlock, sampleCatalog } from "../testing/sample-catalog.ts";
import { insertFragment } from "./insert-fragment.ts";
import { runOperation } from "./operation.ts";
import { putToken, removeToken } from "./put-token.ts";
import { setStyles } from "./set-styles.ts";
import { putStyle } from "./styles/put-style.ts";
import { setStyleIds } from "./styles/set-style-ids.ts";

const RED: StyleValue = { type: "color", value: "#ff0000" };
const ms = (value: number): StyleValue => ({ type: "number", value });

function start(): DocumentStore {
  const store = new DocumentStore(emptyDocument({ title: "Teste", language: "pt" }));
  const block = sampleBlock({ id: "s", kind: "section", parentId: "page" });
  const fragment = { rootIds: ["s"], blocks: [block], tokens: [] };
  runOperation(store, sampleCatalog, insertFragment(fragment, { parentId: "page", slot: "body", beforeId: null }));
  return store;
}

function set(store: DocumentStore, state: StyleState, values: { readonly [P in StyleProperty]?: StyleValue | undefined }) {
  return runOperation(store, sampleCatalog, setStyles("s", { breakpoint: "base", state }, values));
}

test("the first look in a state blends in, and the last one takes that along", () => {
  const store = start();
  const before = store.block("s")?.styles;
  set(store, "focus", { color: RED });
  set(store, "active", { color: RED });
  expect(store.block("s")?.styles).toEqual({ base: { normal: { transition: ms(150) }, focus: { color: RED }, active: { color: RED } } });
  set(store, "focus", { color: undefined });
  expect(store.block("s")?.styles.base?.normal).toEqual({ transition: ms(150) });
  set(store, "active", { color: undefined });
  expect(store.block("s")?.styles).toEqual(before);
});

test("a transition that somebody set, or took away, stays as it is", () => {
  const store = start();
  set(store, "normal", { transition: ms(600) });
  set(store, "hover", { color: RED });
  expect(store.block("s")?.styles.base?.normal).toEqual({ transition: ms(600) });
  set(store, "normal", { transition: undefined });
  set(store, "hover", { opacity: ms(0.5) });
  expect(store.block("s")?.styles).toEqual({ base: { hover: { color: RED, opacity: ms(0.5) } } });
});

test("a block blends in as its named style says, if that says so", () => {
  const store = start();
  const styles = { base: { normal: { transition: ms(600) } } };
  runOperation(store, sampleCatalog, putStyle({ type: "style", id: "slow", name: "Slow", order: "a0", styles }));
  runOperation(store, sampleCatalog, setStyleIds("s", ["slow"]));
  set(store, "hover", { color: RED });
  expect(store.block("s")?.styles).toEqual({ base: { hover: { color: RED } } });
});

test("a colour inside a gradient or an overlay is one of the page's, travels along, and cannot be removed", () => {
  const store = start();
  const token = { type: "token", id: "brand", kind: "color", name: "Marca", order: "a9", value: "#123456" } as const;
  const gradient: StyleValue = {
    type: "gradient",
    angle: 0,
    stops: [
      { color: { token: "brand" }, at: 0 },
      { color: "#000000", at: 100 },
    ],
  };
  const overlay = (id: string): StyleValue => ({ type: "overlay", color: { token: id }, opacity: 0.5 });
  expect(set(store, "normal", { backgroundImage: gradient })).toMatchObject({ ok: false, problems: [{ code: "missing_token" }] });
  runOperation(store, sampleCatalog, putToken(token));
  expect(set(store, "normal", { backgroundImage: gradient })).toMatchObject({ ok: true });
  expect(copyFragment(store, ["s"]).tokens).toEqual([token]);
  expect(runOperation(store, sampleCatalog, removeToken("brand"))).toMatchObject({ ok: false, problems: [{ code: "missing_token" }] });
  expect(set(store, "normal", { backgroundOverlay: overlay("font-text") })).toMatchObject({ ok: false });
  expect(set(store, "normal", { backgroundOverlay: overlay("brand"), backgroundImage: undefined })).toMatchObject({ ok: true });
  expect(runOperation(store, sampleCatalog, removeToken("brand"))).toMatchObject({ ok: false });
});
