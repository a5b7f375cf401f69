import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";
import { chatAddress } from "./chat-address.ts";

const number = "+55 (81) 99999-0000";

test("the button is a named link to the conversation, in a tab that knows nothing of this one", () => {
  const html = renderKind("whatsapp", { number, message: "Hi & hello", bubble: [] });
  expect(html).toContain(
    '<a class="v-wa-open" href="https://wa.me/5581999990000?text=Hi%20%26%20hello" target="_blank" rel="noopener noreferrer" aria-label="Chat on WhatsApp (opens in a new tab)"><svg viewBox="0 0 24 24" aria-hidden="true">',
  );
  expect(html).not.toMatch(/data-v|v-wa-bubble/);
});

test("a bubble has its words and a named way to close it, and the script knows when it comes", () => {
  const html = renderKind("whatsapp", { number, bubble: words("Any <b>questions</b>?"), delay: 8 });
  expect(html).toContain('data-v="whatsapp" data-key="b1" data-after="8"');
  expect(html).toContain(
    '<div class="v-wa-bubble"><p>Any &lt;b&gt;questions&lt;/b&gt;?</p><button type="button" aria-label="Close bubble">',
  );
});

test("without a number it is unfinished, and visitors do not see it", () => {
  const { isUnfinished, seed } = blockDefinition("whatsapp") ?? {};
  expect([isUnfinished?.({ ...seed?.("en").props }), isUnfinished?.({ ...seed?.("en").props, number })]).toEqual([true, false]);
  const html = renderKind("whatsapp", { number: "" });
  expect(html).toContain("v-wa-empty");
  expect(html).not.toMatch(/href|data-v/);
});

test("corner and distance have classes, and the usual ones none", () => {
  expect(renderKind("whatsapp", { number })).toContain('class="v-whatsapp"');
  expect(renderKind("whatsapp", { number, corner: "start", distance: "far" })).toContain('class="v-whatsapp v-wa-start v-wa-far"');
});

test("any message makes an address, even with half a character in it", () => {
  expect(chatAddress("5511999990000", "a\ud83d")).toBe("https://wa.me/5511999990000?text=a");
  expect(chatAddress("5511999990000", "😀")).toBe("https://wa.me/5511999990000?text=%F0%9F%98%80");
  expect(chatAddress("5511999990000", " \n ")).toBe("https://wa.me/5511999990000");
});

test("it takes numbers as people write them, and names the prop it refuses", () => {
  for (const taken of ["", number, "+1 212 555 0100", "5511999990000", "+351.912.345.678"])
    expect(refusedProps("whatsapp", { number: taken })).toEqual([]);
  for (const refused of ["1234567", "+1234567890123456", "081999990000", "phone", "+55 81 99999-0000 ramal 2", "javascript:1"])
    expect(refusedProps("whatsapp", { number: refused })).toEqual(["number"]);
  expect(refusedProps("whatsapp", { message: "a".repeat(301) })).toEqual(["message"]);
  expect(refusedProps("whatsapp", { delay: 121 })).toEqual(["delay"]);
  expect(refusedProps("whatsapp", { corner: "left" })).toEqual(["corner"]);
  expect(refusedProps("whatsapp", { color: "red" })).toEqual(["color"]);
});
