import { describe, expect, it } from "vitest";
import { resolveShown, type Styles, styles } from "./styles.ts";
import { innerTokens, type StyleValue, styleValue } from "./values.ts";

const color = (value: string) => ({ type: "color", value }) as const;

describe("resolveShown", () => {
  const own: Styles = {
    base: { normal: { color: color("#111111") }, hover: { color: color("#222222") }, active: { color: color("#333333") } },
    mobile: { normal: { color: color("#444444") } },
  };

  it("prefers the state at any width to what shows through it", () => {
    expect(resolveShown(own, "color", "mobile", "active")).toEqual({ value: color("#333333"), from: "base", state: "active" });
    expect(resolveShown(own, "color", "mobile", "hover")).toMatchObject({ from: "base", state: "hover" });
    expect(resolveShown(own, "color", "mobile", "focus")).toMatchObject({ from: "mobile", state: "normal" });
  });

  it("shows what is pointed at where nothing is said of what is pressed", () => {
    const base = { normal: own.base?.normal ?? {}, hover: own.base?.hover ?? {} };
    expect(resolveShown({ base }, "color", "tablet", "active")).toMatchObject({ from: "base", state: "hover" });
    expect(resolveShown({}, "color", "base", "active")).toBeUndefined();
  });
});

const STOPS = [
  { color: "#000000", at: 0 },
  { color: { token: "color-text" }, at: 100 },
];

describe("a background's values", () => {
  it.each<StyleValue>([
    { type: "gradient", angle: 0, stops: STOPS },
    { type: "gradient", form: "radial", angle: 0, stops: STOPS },
    { type: "gradient", form: "conic", angle: 360, stops: STOPS },
    { type: "overlay", color: "#00000080", opacity: 0.5 },
    { type: "overlay", color: { token: "color-text" }, opacity: 1 },
    { type: "point", x: 0, y: 100 },
  ])("are %o", (value) => expect(styleValue.safeParse(value).success).toBe(true));

  it.each<unknown>([
    { type: "gradient", form: "repeating", angle: 0, stops: STOPS },
    { type: "gradient", form: "radial;}body{display:none", angle: 0, stops: STOPS },
    { type: "gradient", angle: "0", stops: STOPS },
    { type: "gradient", angle: 0, stops: STOPS.slice(1) },
    { type: "gradient", angle: 0, stops: Array.from({ length: 7 }, () => STOPS[0]) },
    { type: "gradient", angle: 0, stops: [STOPS[0], { color: "red", at: 3 }] },
    { type: "gradient", angle: 0, stops: [STOPS[0], { color: "#000000", at: 101 }] },
    { type: "gradient", angle: 0, stops: [STOPS[0], { color: { token: "a)};x{" }, at: 3 }] },
    { type: "gradient", angle: 0, stops: [STOPS[0], { color: { token: "a", value: "#000000" }, at: 3 }] },
    { type: "overlay", color: "#000", opacity: 0.5 },
    { type: "overlay", color: "#000000", opacity: 1.1 },
    { type: "overlay", color: "url(https://evil.example/)", opacity: 0.5 },
    { type: "point", x: -1, y: 0 },
    { type: "point", x: 0, y: "0;color:red" },
    { type: "point", x: 0, y: 0, z: 0 },
  ])("are never %o", (value) => expect(styleValue.safeParse(value).success).toBe(false));

  it("stand at the properties they are for, and nowhere else", () => {
    const isLegal = (declarations: object) => styles.safeParse({ base: { normal: declarations } }).success;
    const overlay = { type: "overlay", color: "#000000", opacity: 0.5 };
    expect(isLegal({ backgroundOverlay: overlay, backgroundPosition: { type: "point", x: 1, y: 2 } })).toBe(true);
    for (const property of ["background", "backgroundImage", "color", "boxShadow"]) expect(isLegal({ [property]: overlay })).toBe(false);
    expect(isLegal({ objectPosition: { type: "point", x: 1, y: 2 } })).toBe(false);
    expect(isLegal({ backgroundAttachment: { type: "keyword", value: "local" } })).toBe(false);
  });

  it("name the tokens inside them", () => {
    expect(innerTokens({ type: "gradient", angle: 0, stops: STOPS })).toEqual(["color-text"]);
    expect(innerTokens({ type: "overlay", color: { token: "t" }, opacity: 1 })).toEqual(["t"]);
    expect(innerTokens({ type: "overlay", color: "#000000", opacity: 1 })).toEqual([]);
    expect(innerTokens({ type: "token", id: "t" })).toEqual([]);
  });
});
