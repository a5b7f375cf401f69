import { BLOCK_KINDS, blockCatalog } from "@vitrine/blocks";
import { readDocument } from "@vitrine/document";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Editor } from "../../editor/editor.ts";
import { common, drawn, published } from "../../testing/drawn-page.tsx";

const SAVED = import.meta.glob<unknown>("../../../../../../packages/blocks/src/*/fixtures/v1.json", { eager: true, import: "default" });

describe("the canvas and the published page", () => {
  beforeAll(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  });

  it.each(BLOCK_KINDS)("draw the same %s", async (kind) => {
    const [, input] = Object.entries(SAVED).find(([path]) => path.endsWith(`/${kind}/fixtures/v1.json`)) ?? [];
    const read = readDocument(input, blockCatalog);
    if (!read.ok) throw new Error(read.problems[0]?.detail);
    const canvas = await drawn(read.value);
    expect(canvas).toContain(`v-${kind}`);
    expect(common(canvas)).toBe(common(published(read.value)));
  });

  it.each(BLOCK_KINDS)("differ in that Tab goes to nothing of %s on the canvas", async (kind) => {
    const [, input] = Object.entries(SAVED).find(([path]) => path.endsWith(`/${kind}/fixtures/v1.json`)) ?? [];
    const read = readDocument(input, blockCatalog);
    if (!read.ok) throw new Error(read.problems[0]?.detail);
    const holder = document.createElement("div");
    holder.innerHTML = await drawn(read.value);
    const stops = [...holder.querySelectorAll("a[href],button,input,select,textarea,summary,iframe,audio,video,[tabindex]")];
    expect(stops.filter((stop) => stop.getAttribute("tabindex") !== "-1")).toEqual([]);
  });

  it("show an unknown kind as a box on the canvas alone, and keep it", async () => {
    const editor = new Editor({
      schema: 1,
      records: {
        page: { type: "page", id: "page", language: "pt", title: "", description: "", styles: {} },
        x: { type: "block", id: "x", kind: "hologram", version: 1, parentId: "page", slot: "body", order: "a0", props: {}, styles: {} },
      },
    });
    const saved = editor.store.toDocument();
    expect(await drawn(saved)).toContain("hologram");
    expect(common(published(saved))).toBe("");
  });
});
