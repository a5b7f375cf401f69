import { describe, expect, it } from "vitest";
import { Announcer } from "../canvas/announcer.ts";
import * as planning from "../drag/planning.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { MoveMode } from "./move-mode.ts";

function start(...selection: string[]) {
  const editor = sampleEditor();
  const announcer = new Announcer();
  const moveMode = new MoveMode(editor, announcer, (id) => id);
  editor.select(...selection);
  const children = (parentId: string, slot: string) => editor.store.children(parentId, slot).map((block) => block.id);
  return { editor, announcer, moveMode, children, isStarted: moveMode.start(planning) };
}

describe("MoveMode", () => {
  it("walks every legal place in the order of the page and says each", () => {
    const { announcer, moveMode } = start("h1");
    const heard: unknown[] = [];
    moveMode.toFirst();
    const count = moveMode.step?.count ?? 0;
    for (let i = 0; i < count; i++) {
      heard.push(announcer.latest?.values);
      moveMode.walk(1);
    }
    const places = (heard as { parent: string; sibling?: string; position: number }[]).map(
      ({ parent, sibling }) => `${parent}<${sibling ?? ""}`,
    );
    expect(places).toEqual([
      "page<s1",
      "s1<c1",
      "box1<t1",
      "box1<",
      "box2<",
      "s1<",
      "page<s2",
      "s2<f1",
      "f1<field1",
      "f1<field2",
      "f1<",
      "s2<b1",
      "s2<",
      "page<",
    ]);
    expect((heard as { position: number }[]).map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
  });

  it("starts where the block is, changes nothing until it is confirmed, and is one step to undo", () => {
    const { editor, moveMode, children, announcer } = start("h1");
    const before = editor.store.toDocument();
    expect(moveMode.step?.landing.place).toEqual({ parentId: "s1", slot: "content", beforeId: "c1" });
    moveMode.walk(1);
    expect(editor.store.toDocument()).toEqual(before);
    moveMode.confirm();
    expect(children("box1", "content")).toEqual(["h1", "t1"]);
    expect(announcer.latest?.key).toBe("canvas.say.moved");
    editor.undo();
    expect(editor.store.toDocument()).toEqual(before);
    expect(editor.canUndo).toBe(false);
  });

  it("leaves no trace when it is given up", () => {
    const { editor, moveMode } = start("b1");
    moveMode.walk(-3);
    moveMode.cancel();
    expect(editor.canUndo).toBe(false);
    expect(moveMode.step).toBeNull();
  });

  it("keeps fields in forms and forms out of forms", () => {
    const parents = (id: string) => {
      const { moveMode } = start(id);
      const found = new Set<string>();
      moveMode.toFirst();
      for (let i = 0; i < (moveMode.step?.count ?? 0); i++) {
        found.add(moveMode.step?.landing.place.parentId ?? "");
        moveMode.walk(1);
      }
      return found;
    };
    expect(parents("field1")).toEqual(new Set(["f1"]));
    expect(parents("f1")).not.toContain("f1");
  });

  it("moves several blocks together, in the order of the page", () => {
    const { moveMode, children } = start("b1", "h1");
    moveMode.toLast();
    moveMode.confirm();
    const [, , added = ""] = children("page", "body");
    expect(children(added, "content")).toEqual(["h1", "b1"]);
  });

  it("nudges by one place at once", () => {
    const { moveMode, children } = start("s1");
    moveMode.cancel();
    expect(moveMode.nudge(1, planning)).toBe(true);
    expect(children("page", "body")).toEqual(["s2", "s1"]);
    expect(moveMode.nudge(1, planning)).toBe(false);
  });

  it("has nothing to move when only the page is selected", () => {
    expect(start("page").isStarted).toBe(false);
  });
});
