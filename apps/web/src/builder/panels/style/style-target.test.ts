import type { BlockRecord, StyleRecord, Styles } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { readStyle, type StyleTarget } from "./style-target.ts";

const px = (value: number) => ({ type: "length", value, unit: "px" }) as const;
const at = (breakpoint: keyof Styles, value: number, state: StyleTarget["state"] = "normal"): Styles => ({
  [breakpoint]: { [state]: { gap: px(value) } },
});

function read(
  own: Styles | readonly Styles[],
  styles: Readonly<Record<string, Styles>> = {},
  target: Partial<StyleTarget> = {},
): ReturnType<typeof readStyle> {
  const named = new Map<string, StyleRecord>(
    Object.entries(styles).map(([id, each]) => [id, { type: "style", id, name: `Estilo ${id}`, order: "a0", styles: each }]),
  );
  const records = (Array.isArray(own) ? own : [own]).map((each: Styles, index): BlockRecord => {
    const place = { parentId: "page", slot: "body", order: "a0" };
    return { type: "block", id: `b${index}`, kind: "section", version: 1, ...place, props: {}, styles: each, styleIds: [...named.keys()] };
  });
  return readStyle({ records, named, breakpoint: "base", state: "normal", ...target }, "gap");
}

describe("where a value in the panel comes from", () => {
  it("is said of own ones by their width and state", () => {
    expect(read(at("base", 1))).toEqual({ value: px(1), origin: "own", isMixed: false });
    expect(read(at("base", 1), {}, { breakpoint: "mobile" })).toMatchObject({ origin: "base" });
    expect(read(at("tablet", 1), {}, { breakpoint: "mobile" })).toMatchObject({ origin: "tablet" });
    expect(read(at("base", 1), {}, { state: "hover" })).toMatchObject({ value: px(1), origin: "normal" });
    expect(read({})).toEqual({ value: undefined, origin: "none", isMixed: false });
  });

  it("is a named style's where the block says nothing, the later before the earlier", () => {
    const styles = { a: at("base", 1), b: at("base", 2) };
    expect(read({}, styles)).toMatchObject({ value: px(2), origin: "style", styleName: "Estilo b" });
    expect(read(at("base", 3), styles, { breakpoint: "mobile" })).toMatchObject({ value: px(3), origin: "base" });
    expect(read({}, { a: at("base", 1), b: at("mobile", 2) })).toMatchObject({ value: px(1), styleName: "Estilo a" });
  });

  it("is a named style's state before the own normal value, as on the page", () => {
    const styles = { a: at("base", 7, "hover") };
    expect(read(at("base", 1), styles, { state: "hover" })).toMatchObject({ value: px(7), origin: "style", styleName: "Estilo a" });
  });

  it("is the style's own while that is edited", () => {
    const style: StyleRecord = { type: "style", id: "a", name: "A", order: "a0", styles: at("base", 1) };
    expect(read([], { a: at("base", 1) }, { records: [style] })).toMatchObject({ value: px(1), origin: "own" });
  });

  it("is mixed where chosen blocks differ", () => {
    expect(read([at("base", 1), {}], { a: at("base", 2) })).toMatchObject({ value: px(2), origin: "style", isMixed: true });
  });
});
