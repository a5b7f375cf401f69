import { describe, expect, it } from "vitest";
import { Announcer } from "../canvas/announcer.ts";
import type { Editor } from "../editor/editor.ts";
import { Frame } from "../frame/frame-view.ts";
import { type Sketch, sampleEditor } from "../testing/sample-editor.ts";
import { copySelection } from "./copy-selection.ts";
import { MoveMode } from "./move-mode.ts";
import { pasteAndSay } from "./paste-and-say.ts";
import { runCommand } from "./run-command.ts";

const MOST_TABS = 12;
const tabs = Array.from({ length: MOST_TABS }, (_, index): Sketch => ["tab", `p${index}`]);

const world = (editor: Editor, announcer: Announcer) => ({ editor, announcer, frame: new Frame(), home: null, canvas: null });

function pasted(from: Editor, id: string, to: Editor) {
  from.select(id);
  const announcer = new Announcer();
  void pasteAndSay(world(to, announcer), copySelection(from)?.clip ?? null);
  return announcer.latest;
}

describe("what the page does not take", () => {
  it("is not pasted, and it is said why", () => {
    const bare = sampleEditor([["section", "only"]]);
    expect(pasted(sampleEditor(), "field1", bare)).toEqual({
      refusal: { reason: "only_in", kind: "field", places: ["form"] },
      isShown: false,
    });
    const full = sampleEditor([["section", "s", [["tabs", "t", tabs]]]]);
    expect(pasted(full, "p0", full)).toMatchObject({ refusal: { reason: "full", outer: "tabs", max: MOST_TABS } });
    expect(pasted(sampleEditor(), "h1", bare)).toEqual({ key: "canvas.say.pasted", values: { count: 1 } });
    const announcer = new Announcer();
    void pasteAndSay(world(bare, announcer), { blocks: "{", text: "" });
    expect(announcer.latest?.key).toBe("canvas.say.nothingToPaste");
  });

  it("is not duplicated, and it is said why", () => {
    const editor = sampleEditor([["section", "s", [["tabs", "t", tabs]]]]);
    const announcer = new Announcer();
    const all = { ...world(editor, announcer), moveMode: new MoveMode(editor, announcer, String), describe: String };
    editor.select("p3");
    runCommand("duplicate", all);
    expect(announcer.latest).toEqual({ refusal: { reason: "full", outer: "tabs", max: MOST_TABS }, isShown: false });
    expect(editor.store.children("t", "tabs")).toHaveLength(MOST_TABS);
    editor.select("t");
    runCommand("duplicate", all);
    expect(announcer.latest?.key).toBe("canvas.say.duplicated");
  });
});
