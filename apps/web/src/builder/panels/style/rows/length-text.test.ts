import { describe, expect, it } from "vitest";
import { lengthText, readLength, steppedLength } from "./length-text.ts";

describe("lengths as people type them", () => {
  it.each([
    ["fontSize", "24", "24px"],
    ["fontSize", "1,5 rem", "1.5rem"],
    ["width", "50%", "50%"],
    ["width", "auto", "auto"],
    ["marginInlineStart", "-12", "-12px"],
    ["lineHeight", "1.4", "1.4"],
    ["lineHeight", "20px", "20px"],
  ] as const)("%s reads %j as %s", (property, typed, shown) => {
    expect(lengthText(readLength(property, typed, "px"))).toBe(shown);
  });

  it.each([
    ["fontSize", "auto"],
    ["fontSize", "12pt"],
    ["width", "red"],
    ["gap", ""],
    ["gap", "1e9"],
    ["gap", "99999"],
  ] as const)("%s refuses %j", (property, typed) => {
    expect(readLength(property, typed, "px")).toBeUndefined();
  });

  it("steps in the unit that is there, and not below the least", () => {
    expect(lengthText(steppedLength("fontSize", "24px", 10, 0))).toBe("34px");
    expect(lengthText(steppedLength("fontSize", "1.5rem", 1, 0))).toBe("1.6rem");
    expect(lengthText(steppedLength("gap", "4px", -10, 0))).toBe("0px");
    expect(lengthText(steppedLength("lineHeight", "1.2", -1, 0))).toBe("1.1");
    expect(steppedLength("width", "auto", 1, 0)).toBeUndefined();
  });
});
