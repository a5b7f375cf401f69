import { setBlockSettings, setProps } from "@vitrine/document";
import { expect, it } from "vitest";
import { sampleEditor } from "../../testing/sample-editor.ts";
import { linkTargets } from "./link-targets.ts";

const page = () => {
  const editor = sampleEditor([
    [
      "section",
      "s1",
      [
        ["button", "b1"],
        ["anchor", "a1"],
      ],
    ],
    ["modal", "m1", [["container", "c1", [["button", "b2"]]]]],
  ]);
  editor.run(setBlockSettings("a1", { anchor: "plans" }));
  editor.run(setBlockSettings("m1", { anchor: "modal-1" }));
  editor.run(setProps("m1", { title: "Aula" }));
  return editor;
};

it("are the named parts of the page, and by its name what opens there", () => {
  const editor = page();
  editor.select("b1");
  expect(linkTargets(editor)).toEqual([{ anchor: "plans" }, { anchor: "modal-1", opens: "Aula" }]);
  editor.run(setBlockSettings("m1", { name: "Convite" }));
  expect(linkTargets(editor)).toContainEqual({ anchor: "modal-1", opens: "Convite" });
  editor.run(setBlockSettings("m1", { name: "" }));
  editor.run(setProps("m1", { title: "" }));
  expect(linkTargets(editor)).toContainEqual({ anchor: "modal-1", opens: "modal-1" });
});

it("leave out, from inside of a modal, what no modal opens", () => {
  const editor = page();
  editor.select("b2");
  expect(linkTargets(editor)).toEqual([{ anchor: "plans" }]);
});
