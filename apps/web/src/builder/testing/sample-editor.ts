import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, type DocumentRecord, emptyDocument, keysBetween, type PageDocument } from "@vitrine/document";
import { kindVersion } from "../drag/landing.ts";
import { Editor } from "../editor/editor.ts";

/** A block of a sample page: `["section", "s1", [...]]`; its children go into the kind's only slot. */
export type Sketch = readonly [kind: string, id: string, children?: readonly Sketch[]];

/** A page made of sketches, every block as its kind seeds it. */
export function samplePage(sketches: readonly Sketch[]): PageDocument {
  const records: Record<string, DocumentRecord> = { ...emptyDocument({ title: "Amostra", language: "pt" }).records };
  const add = (list: readonly Sketch[], parentId: string, slot: string): void => {
    const orders = keysBetween(null, null, list.length);
    for (const [index, [kind, id, children = []]] of list.entries()) {
      const definition = blockDefinition(kind);
      const block: BlockRecord = {
        type: "block",
        id,
        kind,
        version: kindVersion(kind),
        parentId,
        slot,
        order: orders[index] ?? "",
        props: definition?.seed("pt").props ?? {},
        styles: {},
      };
      records[id] = block;
      add(children, id, Object.keys(definition?.slots ?? {})[0] ?? "content");
    }
  };
  add(sketches, "page", "body");
  return { schema: 1, records };
}

/** Two sections; in the first a heading and two columns, in the second a form. */
export const SAMPLE: readonly Sketch[] = [
  [
    "section",
    "s1",
    [
      ["heading", "h1"],
      [
        "columns",
        "c1",
        [
          ["container", "box1", [["text", "t1"]]],
          ["container", "box2"],
        ],
      ],
    ],
  ],
  [
    "section",
    "s2",
    [
      [
        "form",
        "f1",
        [
          ["field", "field1"],
          ["field", "field2"],
        ],
      ],
      ["button", "b1"],
    ],
  ],
];

export function sampleEditor(sketches: readonly Sketch[] = SAMPLE): Editor {
  return new Editor(samplePage(sketches), () => 0);
}
