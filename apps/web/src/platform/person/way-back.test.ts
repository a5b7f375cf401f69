import { afterEach, expect, it } from "vitest";
import { forgetWayBack, isWayOfSomebody, keepWayBack, ownPath, takeWayBack } from "./way-back.ts";

afterEach(() => sessionStorage.clear());

it.each([
  ["/", "/"],
  ["/leads/form?page=pag_1&read=no", "/leads/form?page=pag_1&read=no"],
  ["/account/security#sessions", "/account/security#sessions"],
  ["/pages?search=//evil.example", "/pages?search=//evil.example"],
  ["/a/../admin", "/admin"],
])("takes %s for a path of ours", (text, path) => {
  expect(ownPath(text)).toBe(path);
});

it.each([
  "",
  "leads",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  " //evil.example",
  "data:text/html,x",
])("takes %j for none", (text) => {
  expect(ownPath(text)).toBeNull();
});

it("leads back once, and home where there is no way", () => {
  keepWayBack("/leads/form?page=pag_1", "acc_1");
  expect([takeWayBack("acc_1"), takeWayBack("acc_1")]).toEqual(["/leads/form?page=pag_1", "/"]);
});

it("leads whoever logs in to what was asked for by nobody known, and nobody to another's place", () => {
  keepWayBack("/sites", null);
  expect(takeWayBack("acc_2")).toBe("/sites");
  keepWayBack("/sites", "acc_1");
  expect(takeWayBack("acc_2")).toBe("/");
});

it("leads nowhere else, whatever lies in the store, and not after somebody left of their own will", () => {
  for (const kept of ["", "{", "null", '"/sites"', '{"path":7}', '{"path":"//evil.example"}']) {
    sessionStorage.setItem("vitrine.wayBack", kept);
    expect(takeWayBack("acc_1")).toBe("/");
  }
  keepWayBack("/sites", "acc_1");
  forgetWayBack();
  expect(takeWayBack("acc_1")).toBe("/");
});

it("is somebody's while it says who was there, and nobody's once it was taken", () => {
  expect(isWayOfSomebody()).toBe(false);
  keepWayBack("/pages", null);
  expect(isWayOfSomebody()).toBe(false);
  keepWayBack("/pages", "acc_1");
  expect(isWayOfSomebody()).toBe(true);
  takeWayBack("acc_1");
  expect(isWayOfSomebody()).toBe(false);
});
