import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

const at = (contact: string | undefined, now = Date.parse("2026-11-21T13:14:15Z")) =>
  securityTxt({ publicUrl: "https://app.example.com", securityContact: contact }, now);

test("takes an address or a link as contact", () => {
  expect(at("security@example.com")).toContain("Contact: mailto:security@example.com\n");
  expect(at("mailto:security@example.com")).toContain("Contact: mailto:security@example.com\n");
  expect(at("https://example.com/security")).toContain("Contact: https://example.com/security\n");
  expect(at(undefined)).toBeNull();
});

test("expires at a time that moves on with the days", () => {
  expect(at("a@b.co")).toContain("Expires: 2027-05-20T00:00:00.000Z\n");
  expect(at("a@b.co", Date.parse("2026-11-22T00:00:00Z"))).toContain("Expires: 2027-05-21T00:00:00.000Z\n");
});
