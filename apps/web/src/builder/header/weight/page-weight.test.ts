import { emptyDocument } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { pageWeight } from "./page-weight.ts";
import { weightVerdict } from "./weight-verdict.ts";

describe("pageWeight", () => {
  const empty = emptyDocument({ title: "Page", language: "pt" });
  const form = {
    ...empty,
    records: {
      ...empty.records,
      s: {
        type: "block",
        id: "s",
        kind: "section",
        version: 1,
        parentId: "page",
        slot: "body",
        order: "a0",
        props: { tag: "section" },
        styles: {},
      },
      f: {
        type: "block",
        id: "f",
        kind: "form",
        version: 1,
        parentId: "s",
        slot: "content",
        order: "a0",
        props: { name: "Form", submitLabel: "Send", after: "message", thanks: "Thanks", redirectTo: "" },
        styles: {},
      },
    },
  } as const;

  it("counts the owner's code as it was written", async () => {
    const block = (code: string) => ({ ...form.records.f, kind: "html", props: { name: "", code, hosts: [] } });
    const weigh = (code: string) => pageWeight({ ...form, records: { ...form.records, f: block(code) } }, "Page", {});
    const code = `<script>${Array.from({ length: 900 }, (_, n) => (n * 2654435761) % 4294967296).join()}</script>`;
    expect((await weigh(code)).html).toBeGreaterThan((await weigh("<b>")).html + 2_000);
  });

  it("counts the script of the kinds in use alone", async () => {
    const scripts = { form: 900, countdown: 5_000 };
    expect((await pageWeight(empty, "Page", scripts)).script).toBe(0);
    expect((await pageWeight(form, "Page", scripts)).script).toBe(900);
  });

  it("counts what follows rules of display with the page it stands in", async () => {
    const display = {
      effect: "show",
      match: "all",
      conditions: [{ type: "visit", verb: "first" }],
      withoutScript: "show",
    } as const;
    const ruled = {
      ...form,
      records: { ...form.records, f: { ...form.records.f, display: { ...display, conditions: [...display.conditions] } } },
    };
    const [without, small, large] = await Promise.all([
      pageWeight(form, "Page", { display: 5_000 }),
      pageWeight(ruled, "Page", {}),
      pageWeight(ruled, "Page", { display: 5_000 }),
    ]);
    expect(without.html).toBeLessThan(small.html);
    expect(large.html).toBe(small.html + 5_000);
  });

  it("grows with the page", async () => {
    const [small, large] = await Promise.all([pageWeight(empty, "Page", {}), pageWeight(form, "Page", {})]);
    expect(small.html).toBeGreaterThan(100);
    expect(large.html + large.css).toBeGreaterThan(small.html + small.css);
  });

  it("judges by the page's own budget", () => {
    expect([499_999, 500_000, 500_001, 1_000_000, 1_000_001].map((bytes) => weightVerdict(bytes, 500_000))).toEqual([
      ...["light", "light", "heavy", "heavy", "tooHeavy"],
    ]);
  });
});
