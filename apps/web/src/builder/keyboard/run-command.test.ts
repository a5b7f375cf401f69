import { describe, expect, it } from "vitest";
import { Announcer } from "../canvas/announcer.ts";
import { Frame } from "../frame/frame-view.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { type Command, commandOf, type KeyPress, needsCanvasFocus } from "./command-of.ts";
import { MoveMode } from "./move-mode.ts";
import { type CommandWorld, runCommand } from "./run-command.ts";
import { whyNotRun } from "./why-not-run.ts";

function world(): CommandWorld & { select: (id: string) => CommandWorld["editor"] } {
  const editor = sampleEditor();
  const announcer = new Announcer();
  const describeBlock = (id: string) => id;
  const select = (id: string) => {
    editor.select(id);
    return editor;
  };
  const moveMode = new MoveMode(editor, announcer, describeBlock);
  return { editor, announcer, moveMode, frame: new Frame(), home: null, canvas: null, describe: describeBlock, select };
}

const key = (name: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe("commandOf", () => {
  it.each<[KeyPress, Command | null]>([
    [key("z", { ctrlKey: true }), "undo"],
    [key("z", { metaKey: true }), "undo"],
    [key("Z", { ctrlKey: true, shiftKey: true }), "redo"],
    [key("y", { ctrlKey: true }), "redo"],
    [key("d", { ctrlKey: true }), "duplicate"],
    [key("g", { ctrlKey: true }), "wrap"],
    [key("Delete"), "remove"],
    [key("Backspace"), "remove"],
    [key("ArrowUp", { altKey: true }), "nudgeBack"],
    [key("ArrowDown", { altKey: true }), "nudgeOn"],
    [key("Escape"), "out"],
    [key("M"), "move"],
    [key("c", { ctrlKey: true }), null],
    [key("d", { ctrlKey: true, altKey: true }), null],
    [key("₢", { ctrlKey: true, altKey: true, code: "KeyC" }), "copyStyle"],
    [key("√", { metaKey: true, altKey: true, code: "KeyV" }), "pasteStyle"],
    [key("V", { ctrlKey: true, altKey: true, shiftKey: true, code: "KeyV" }), null],
    [key("v", { ctrlKey: true, code: "KeyV" }), null],
    [key("ArrowDown", { shiftKey: true }), "extendOn"],
    [key("ArrowUp", { shiftKey: true }), "extendBack"],
    [key("a", { ctrlKey: true }), "selectAll"],
    [key("K", { metaKey: true }), "palette"],
    [key("f", { ctrlKey: true }), "find"],
    [key("H", { ctrlKey: true, shiftKey: true }), "hide"],
    [key("L", { ctrlKey: true, shiftKey: true }), "lock"],
    [key("M", { shiftKey: true }), "moveTo"],
    [key("F2"), "rename"],
    [key("+", { ctrlKey: true, shiftKey: true }), "zoomIn"],
    [key("=", { ctrlKey: true }), "zoomIn"],
    [key("-", { ctrlKey: true }), "zoomOut"],
    [key("0", { metaKey: true }), "zoomFit"],
    [key("Delete", { shiftKey: true }), null],
    [key("ArrowDown", { shiftKey: true, altKey: true }), null],
    [key("q"), null],
  ])("%o is %s", (press, command) => {
    expect(commandOf(press)).toBe(command);
  });

  it("leaves plain keys to whatever has the focus outside the page", () => {
    expect(needsCanvasFocus("remove")).toBe(true);
    expect(needsCanvasFocus("undo")).toBe(false);
    expect(needsCanvasFocus("pasteStyle")).toBe(false);
    expect(needsCanvasFocus("selectAll")).toBe(true);
    expect(needsCanvasFocus("palette")).toBe(false);
  });
});

describe("runCommand", () => {
  it("walks out, in and along", () => {
    const { editor, ...rest } = world();
    const at = (command: Command): string | undefined => {
      runCommand(command, { editor, ...rest });
      return editor.view.selection[0];
    };
    expect(at("next")).toBe("s1");
    expect(at("in")).toBe("h1");
    expect(at("next")).toBe("c1");
    expect(at("in")).toBe("box1");
    expect(at("in")).toBe("t1");
    expect(at("in")).toBe("t1");
    expect(at("out")).toBe("box1");
    expect(at("out")).toBe("c1");
    expect(at("previous")).toBe("h1");
    expect(at("previous")).toBe("h1");
    expect(at("out")).toBe("s1");
    expect(at("out")).toBe("page");
    expect(at("in")).toBe("s1");
  });

  it("says where the newly selected block stands", () => {
    const all = world();
    all.select("h1");
    runCommand("next", all);
    expect(all.announcer.latest).toEqual({
      key: "canvas.say.selected",
      values: { name: "c1", parent: "s1", position: 2, count: 2 },
    });
  });

  it("selects what is left beside deleted blocks, then what held them", () => {
    const all = world();
    const { editor } = all;
    editor.select("field1");
    runCommand("remove", all);
    expect(editor.view.selection).toEqual(["field2"]);
    runCommand("remove", all);
    expect(editor.view.selection).toEqual(["f1"]);
    expect(all.announcer.latest).toEqual({ key: "canvas.say.deleted", values: { count: 1 } });
    runCommand("undo", all);
    runCommand("undo", all);
    expect(editor.store.children("f1", "fields").map((block) => block.id)).toEqual(["field1", "field2"]);
    runCommand("redo", all);
    expect(editor.store.children("f1", "fields").map((block) => block.id)).toEqual(["field2"]);
  });

  it("duplicates each selected block beside itself and selects the copies", () => {
    const all = world();
    all.editor.select("b1", "h1");
    runCommand("duplicate", all);
    const kinds = (id: string) => all.editor.store.children(id, "content").map((block) => block.kind);
    expect(kinds("s1")).toEqual(["heading", "heading", "columns"]);
    expect(kinds("s2")).toEqual(["form", "button", "button"]);
    expect(all.editor.view.selection).toHaveLength(2);
    all.editor.undo();
    expect(kinds("s1")).toEqual(["heading", "columns"]);
    expect(all.editor.canUndo).toBe(false);
  });

  it("neither deletes nor duplicates the page", () => {
    const all = world();
    const before = all.select("page").store.toDocument();
    runCommand("remove", all);
    runCommand("duplicate", all);
    expect(all.editor.store.toDocument()).toEqual(before);
  });

  it("selects what is in a section, then every section, and adds one beside another", () => {
    const all = world();
    const at = (command: Command): readonly string[] => {
      runCommand(command, all);
      return all.editor.view.selection;
    };
    all.select("t1");
    expect(at("selectAll")).toEqual(["h1", "c1"]);
    expect(all.announcer.latest).toEqual({ key: "canvas.say.several", values: { count: 2 } });
    expect(at("selectAll")).toEqual(["s1", "s2"]);
    all.select("field1");
    expect(at("extendOn")).toEqual(["field1", "field2"]);
    expect(at("extendOn")).toEqual(["field1", "field2"]);
    expect(at("extendBack")).toEqual(["field1"]);
  });

  it("hides, locks and frees several in one step, and says why a locked one stays", () => {
    const all = world();
    const { editor, announcer } = all;
    editor.select("h1", "b1");
    runCommand("hide", all);
    expect(["h1", "b1"].map((id) => editor.store.block(id)?.hiddenAt)).toEqual([["base"], ["base"]]);
    runCommand("lock", all);
    expect(announcer.latest).toMatchObject({ key: "canvas.say.locked" });
    for (const command of ["remove", "hide", "move", "rename"] as const) {
      runCommand(command, all);
      expect(announcer.latest, command).toMatchObject({ refusal: { reason: "locked" } });
      expect(whyNotRun(command, all), command).toMatchObject({ reason: "locked" });
    }
    expect(editor.store.block("h1")?.hiddenAt).toEqual(["base"]);
    runCommand("lock", all);
    expect(whyNotRun("remove", all)).toBeNull();
    editor.undo();
    editor.undo();
    editor.undo();
    expect(editor.canUndo).toBe(false);
    expect(editor.store.block("h1")).not.toHaveProperty("hiddenAt");
  });

  it("opens what a command is about, and says what there is to do first", () => {
    const all = world();
    expect(whyNotRun("moveTo", all)).toEqual({ reason: "noBlock" });
    expect(runCommand("moveTo", all)).toBe(false);
    all.select("h1");
    runCommand("moveTo", all);
    expect(all.frame.view.opened).toEqual({ type: "moveTo" });
    runCommand("find", all);
    expect(all.frame.view.opened).toEqual({ type: "find" });
    runCommand("rename", all);
    expect(all.frame.view).toMatchObject({ left: "layers", renamingId: "h1" });
    expect(whyNotRun("undo", all)).toEqual({ reason: "nothingToUndo" });
  });
});
