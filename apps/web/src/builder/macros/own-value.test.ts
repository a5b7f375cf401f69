import { afterEach, describe, expect, it, vi } from "vitest";
import { previewPage } from "../preview/preview-page.ts";
import { samplePage } from "../testing/sample-editor.ts";
import { ownValue } from "./own-value.ts";

afterEach(() => vi.restoreAllMocks());

describe("what a macro would say here", () => {
  const now = new Date(2026, 10, 23, 12);

  it("is said in the page's language, a drawn number by its middle, and nothing for what only an address brings", () => {
    expect(ownValue({ macro: "date", format: "dayMonth", days: 1, fallback: "x" }, "es", now)).toBe("24 de noviembre");
    expect(ownValue({ macro: "random", min: 400, max: 701, fallback: "x" }, "pt", now)).toBe("550");
    expect(ownValue({ macro: "query", key: "a", fallback: "x" }, "pt", now)).toBe("");
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
      timeZone: "America/Bogota",
    } as Intl.ResolvedDateTimeFormatOptions);
    expect(ownValue({ macro: "country", fallback: "x" }, "en", now)).toBe("Colombia");
  });

  it("stands in a preview, which runs no script", () => {
    const page = samplePage([["section", "s1", [["heading", "h1"]]]]);
    const [heading] = Object.values(page.records).filter((record) => record.type === "block" && record.kind === "heading");
    const attrs = { macro: "random", min: 7, max: 7, fallback: "muitas" };
    const query = { macro: "query", key: "a", fallback: "aqui" };
    if (heading?.type === "block") heading.props.content = [attrs, query].map((each) => ({ type: "macro", attrs: each }));
    const { html } = previewPage(page, "Amostra", { address: () => "" });
    expect(html).toContain("<bdi>7</bdi><bdi>aqui</bdi>");
    expect(html).not.toMatch(/<script|data-m=/);
  });
});
