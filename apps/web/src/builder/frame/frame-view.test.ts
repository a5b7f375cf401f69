import { describe, expect, it } from "vitest";
import { Frame } from "./frame-view.ts";

function storage(kept: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map(Object.entries(kept));
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

describe("Frame", () => {
  it("comes back to the tab that was used last", () => {
    const kept = storage();
    new Frame(kept).showTab("logic");
    expect(new Frame(kept).view.tab).toBe("logic");
  });

  it.each(["page", "template"] as const)("shows %s until something else is chosen, then what was used before", (passing) => {
    const frame = new Frame(storage());
    frame.showTab("style");
    frame.showTab(passing);
    expect(frame.view.tab).toBe(passing);
    frame.chosen();
    expect(frame.view.tab).toBe("style");
  });

  it("keeps a block's tab from block to block", () => {
    const frame = new Frame(storage());
    frame.showTab("advanced");
    frame.chosen();
    expect(frame.view.tab).toBe("advanced");
  });

  it.each(["no tab", "page"])("begins with the first tab where %j was kept", (kept) => {
    expect(new Frame(storage({ "vitrine.builder.tab": kept })).view.tab).toBe("content");
  });

  it("works in a browser that keeps nothing", () => {
    const refuse = (): never => {
      throw new Error("denied");
    };
    const frame = new Frame({ getItem: refuse, setItem: refuse });
    frame.showTab("style");
    expect(frame.view.tab).toBe("style");
  });

  it("gives the page's own panels back to the drawer, and leaves other panels alone", () => {
    const frame = new Frame();
    frame.showLeft("style");
    frame.leavePagePanels();
    expect(frame.view.left).toBe("all");
    frame.showLeft("layers");
    frame.leavePagePanels();
    expect(frame.view.left).toBe("layers");
  });
});
