import { setProps } from "@vitrine/document";
import { expect, test } from "vitest";
import { sampleEditor } from "../../testing/sample-editor.ts";
import { answerKeys } from "./answer-keys.ts";

test("what is asked in a form is known by its keys, however deep it stands, each once", () => {
  const editor = sampleEditor([
    [
      "section",
      "s",
      [
        [
          "form",
          "f",
          [
            ["field", "a"],
            [
              "container",
              "box",
              [
                ["field", "b"],
                ["field", "c"],
              ],
            ],
          ],
        ],
      ],
    ],
  ]);
  editor.run(setProps("b", { name: "email" }), "");
  expect(answerKeys(editor.store, "f")).toEqual(["field", "email"]);
  expect(answerKeys(editor.store, "nothing")).toEqual([]);
});
