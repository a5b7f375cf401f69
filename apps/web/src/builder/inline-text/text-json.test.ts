import { inlineText, richText } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { jsonFrom, textFrom } from "./text-json.ts";
import { propsWith, valueAt } from "./text-mode.ts";

describe("text between the editor and the document", () => {
  const words = [
    { type: "text", text: "a", marks: [{ type: "bold" }, { type: "link", attrs: { href: "https://loja.com", newTab: true } }] },
    { type: "hardBreak" },
    { type: "text", text: "b" },
    { type: "macro", attrs: { macro: "date", format: "full", days: 3, fallback: "em três dias" }, marks: [{ type: "bold" }] },
    { type: "macro", attrs: { macro: "random", min: 0, max: 9, fallback: "umas" } },
  ] as const;

  it("comes back as it went", () => {
    expect(textFrom("inline", jsonFrom("inline", words))).toEqual(words);
    const paragraphs = [{ type: "paragraph", content: words }, { type: "paragraph" }];
    expect(textFrom("rich", jsonFrom("rich", paragraphs))).toEqual(paragraphs);
  });

  it("lets nothing through that the document does not know", () => {
    const content = [
      { type: "hardBreak", marks: [{ type: "bold" }] },
      {
        type: "text",
        text: "x",
        marks: [{ type: "code" }, { type: "link", attrs: { href: "javascript:alert(1)" } }, { type: "italic", attrs: { a: 1 } }],
      },
      { type: "image", attrs: { src: "x" } },
      { type: "text", text: "" },
      { type: "macro", attrs: { macro: "query", key: "a b", fallback: "x" } },
      { type: "macro", attrs: { macro: "country", fallback: "", key: null } },
      { type: "macro" },
    ];
    const text = textFrom("inline", { type: "doc", content });
    expect(text).toEqual([{ type: "hardBreak" }, { type: "text", text: "x", marks: [{ type: "italic" }] }]);
    expect(inlineText.safeParse(text).success).toBe(true);
    expect(richText.safeParse(textFrom("rich", { type: "doc", content: [{ type: "paragraph", content }] })).success).toBe(true);
  });

  it("gives paragraphs a place to type in when there are none", () => {
    expect(jsonFrom("rich", [])).toEqual({ type: "doc", content: [{ type: "paragraph" }] });
  });
});

describe("words inside items", () => {
  const props = {
    items: [
      { id: "a", question: ["old"] },
      { id: "b", question: ["kept"] },
    ],
    other: 1,
  };

  it("are found and replaced at their path, everything else untouched", () => {
    expect(valueAt(props, "items.1.question")).toEqual(["kept"]);
    expect(propsWith(props, "items.0.question", ["new"])).toEqual({ items: [{ id: "a", question: ["new"] }, props.items[1]] });
    expect(propsWith({ content: [] }, "content", ["new"])).toEqual({ content: ["new"] });
  });
});
