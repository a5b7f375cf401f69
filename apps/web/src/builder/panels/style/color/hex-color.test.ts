import { describe, expect, it } from "vitest";
import { hexColor, opacityOf, withOpacity } from "./hex-color.ts";

describe("hexColor", () => {
  it.each([
    ["#0B6E7A", "#0b6e7a"],
    ["abc", "#aabbcc"],
    ["#abcd", "#aabbccdd"],
    [" 11223344 ", "#11223344"],
    ["rgb(11, 110, 122)", "#0b6e7a"],
    ["rgba(0, 0, 0, 0.5)", "#00000080"],
    ["rgb(0 0 0 / 0)", "#00000000"],
  ])("reads %j as %s", (text, hex) => expect(hexColor(text)).toBe(hex));

  it.each(["", "#12", "teal", "#ggg", "rgb(a,b,c)"])("refuses %j", (text) => expect(hexColor(text)).toBeUndefined());

  it("changes opacity both ways", () => {
    expect(withOpacity("#112233", 0.5)).toBe("#11223380");
    expect(withOpacity("#11223380", 1)).toBe("#112233");
    expect(opacityOf("#112233")).toBe(1);
    expect(opacityOf("#11223300")).toBe(0);
  });
});
