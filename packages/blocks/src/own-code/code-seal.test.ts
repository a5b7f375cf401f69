import type { BlockRecord, Json } from "@vitrine/document";
import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { codeSeal } from "./code-seal.ts";

function block(kind: "html" | "embed" | "text", props: { [key: string]: Json }, version = 1): BlockRecord {
  const all = { ...BLOCK_DEFINITIONS[kind].seed("pt").props, ...props };
  return { type: "block", id: "b", kind, version, parentId: "s", slot: "content", order: "a0", props: all, styles: {} };
}

test("the same code has the same seal, wherever it stands and whatever it is called", () => {
  const seal = codeSeal(block("html", { name: "Pixel", code: "<b>a</b>" }));
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(codeSeal({ ...block("html", { name: "Other", code: "<b>a</b>" }), id: "c", order: "a1" })).toBe(seal);
});

test("another code has another seal, and so have other hosts: also where one reads like a part of the other", () => {
  const some: { [key: string]: Json }[] = [
    { code: "<b>a</b>" },
    { code: "<b>a</b> " },
    { code: "<b>a</b>", hosts: ["a.example"] },
    { code: "<b>a</b>", hosts: ["a.example", "b.example"] },
    { code: '<b>a</b>","a.example' },
    { code: "<b>a</b>a.example" },
  ];
  expect(new Set(some.map((props) => codeSeal(block("html", props)))).size).toBe(some.length);
});

test("nothing has no seal, nor what is made here, nor what is not known here", () => {
  expect(codeSeal(block("html", { code: "  \n" }))).toBeNull();
  expect(codeSeal(block("text", {}))).toBeNull();
  expect(codeSeal(block("html", { code: "<b>" }, 99))).toBeNull();
  expect(codeSeal(block("embed", { url: "https://youtu.be/dQw4w9WgXcQ" }))).toBeNull();
});

test("a frame of an address that is nobody's we know has one, and no frame of another kind has the same", () => {
  const url = "https://widget.example/a";
  const seal = codeSeal(block("embed", { url }));
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(codeSeal(block("embed", { url: `${url}?b` }))).not.toBe(seal);
  expect(codeSeal(block("html", { code: url }))).not.toBe(seal);
});
