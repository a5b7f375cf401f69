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

test.each([
  "+55 (81) 99999-0000",
  "55 81 99999-0000",
  "5581999990000",
  "(81) 99999-0000",
  "81 9 9999-0000",
  "081 99999.0000",
  "0055 81 99999 0000",
  "tel:+5581999990000",
  "\u202a+55\u00a081\u00a099999\u20110000\u202c",
  "+５５ ８１ ９９９９９-００００",
  "https://wa.me/5581999990000",
  "wa.me/+5581999990000?text=Oi",
  "https://api.whatsapp.com/send?phone=5581999990000&text=Oi",
  "https://api.whatsapp.com/send/?text=Oi&phone=%2B5581999990000",
])("one number, however it was typed or pasted: %s", (typed) => {
  expect(refusedProps("whatsapp", { number: typed })).toEqual([]);
  expect(chatAddress(typed, "Oi")).toBe("https://wa.me/5581999990000?text=Oi");
});

test.each([
  ["(81) 3333-0000", "558133330000"],
  ["+81 99999-0000", "81999990000"],
  ["+351.912.345.678", "351912345678"],
  ["14155550100", "14155550100"],
  ["+1 212 555 0100", "12125550100"],
])("a number is of the country that it says: %s", (typed, digits) => {
  expect(chatAddress(typed, "")).toBe(`https://wa.me/${digits}`);
});

test.each([
  ["https://chat.whatsapp.com/AbCdEf123?mode=x", "https://chat.whatsapp.com/AbCdEf123"],
  ["wa.me/message/ABCDEF1234", "https://wa.me/message/ABCDEF1234"],
  ["https://whatsapp.com/channel/0029Va", "https://whatsapp.com/channel/0029Va"],
])("what is no number but WhatsApp's own is led to as it is: %s", (typed, address) => {
  expect(chatAddress(typed, "Oi")).toBe(address);
});

test.each([
  ...["99999-0000", "1234567", "+0 81 99999 0000", "+1234567890123456", "phone", "+55 81 99999-0000 ramal 2", "javascript:1"],
  ...[
    "https://wa.me.evil.example/5581999990000",
    "https://evil.example/?https://wa.me/5581999990000",
    "https://wa.me/5581999990000@evil.example",
  ],
  ...["https://chat.whatsapp.com/<script>", "https://wa.me/message/", "https://api.whatsapp.com/send?phone=81"],
])("what begins no conversation is kept as it was typed, and not shown: %s", (typed) => {
  expect(refusedProps("whatsapp", { number: typed })).toEqual([]);
  expect(chatAddress(typed, "Oi")).toBeNull();
  expect(renderKind("whatsapp", { number: typed })).toMatch(/v-wa-empty(?!.*(?:href|data-v))/);
});

test("it names the prop it refuses", () => {
  expect(refusedProps("whatsapp", { number: "1".repeat(201) })).toEqual(["number"]);
  expect(refusedProps("whatsapp", { message: "a".repeat(301) })).toEqual(["message"]);
  expect(refusedProps("whatsapp", { delay: 121 })).toEqual(["delay"]);
  expect(refusedProps("whatsapp", { corner: "left" })).toEqual(["corner"]);
  expect(refusedProps("whatsapp", { color: "red" })).toEqual(["color"]);
});
