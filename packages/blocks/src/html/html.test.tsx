import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const { isUnfinished, reach, ownCode, seed } = blockDefinition("html") ?? {};
const props = (some: object) => ({ ...seed?.("en").props, ...some });
const code = '<script>alert("1")</script>\n<p>two';

test("wherever it is not let in it is a card with its name, size and first line, and none of it is markup", () => {
  const html = renderKind("html", { name: "Pixel <b>", code });
  expect(html).toContain("<b>Pixel &lt;b&gt;</b><small>34 characters · it runs on the published page only</small>");
  expect(html).toContain("<code>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</code>");
  expect(html).not.toMatch(/<script|two/);
});

test("a number is written as the page's language does", () => {
  const long = { code: "a".repeat(12_000) };
  expect(renderKind("html", long, { language: "pt" })).toContain("12.000 caracteres");
  expect(renderKind("html", long)).toContain("12,000 characters");
});

test("on a published page it is what it is given to be, and not what its props say", () => {
  const page = { ownCode: (id: string) => <i>{id}</i> };
  expect(renderKind("html", { code }, { page })).toBe('<div class="v-html"><i>b1</i></div>');
});

test("without code it is unfinished, and not seen by visitors", () => {
  expect([isUnfinished?.(props({ code: " \n" })), isUnfinished?.(props({ code }))]).toEqual([true, false]);
  expect(renderKind("html")).toContain('class="v-html v-empty"');
  expect([ownCode?.(props({})), ownCode?.(props({ code, hosts: ["a.example"] }))]).toEqual([null, [code, "a.example"]]);
});

test("it reaches the hosts that its owner allows, and none that the code merely names", () => {
  expect(reach?.(props({ code: "<img src=https://b.example/>", hosts: ["a.example"] }))).toEqual({ ofOwnCode: ["a.example"] });
});

test("it names the prop it refuses", () => {
  expect(refusedProps("html", { code: "a".repeat(50_001) })).toEqual(["code"]);
  expect(refusedProps("html", { name: "a".repeat(81) })).toEqual(["name"]);
  expect(refusedProps("html", { hosts: ["https://a.example"] })).toEqual(["hosts.0"]);
  expect(refusedProps("html", { hosts: ["a.example; script-src *"] })).toEqual(["hosts.0"]);
  expect(refusedProps("html", { hosts: ["a.example", "a.example"] })).toEqual(["hosts"]);
  expect(refusedProps("html", { hosts: Array.from({ length: 21 }, (_, n) => `a${n}.example`) })).toEqual(["hosts"]);
  expect(refusedProps("html", { isOn: true })).toEqual(["isOn"]);
});
