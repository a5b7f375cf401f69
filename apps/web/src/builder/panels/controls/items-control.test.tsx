import { cleanup, render, screen } from "@testing-library/react";
import { BLOCK_DEFINITIONS, type BlockKind } from "@vitrine/blocks";
import { act, Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { loadMessages } from "../../../platform/language/i18n.ts";
import { EditorContext } from "../../editor/use-editor.ts";
import { sampleEditor } from "../../testing/sample-editor.ts";
import { FieldControl } from "./field-control.tsx";

afterEach(cleanup);

/** What the items of a kind's new block are called in its panel. */
async function itemNames(kind: BlockKind): Promise<(string | null)[]> {
  const { panel, seed, messages } = BLOCK_DEFINITIONS[kind];
  const field = panel.find(({ type }) => type === "items");
  if (!field) throw new Error(`${kind} has no items`);
  await loadMessages("ui", "builder");
  await act(async () => {
    render(
      <Suspense>
        <EditorContext value={sampleEditor()}>
          <FieldControl field={field} values={seed("pt").props} words={messages.pt} commit={() => null} />
        </EditorContext>
      </Suspense>,
    );
  });
  return screen.getAllByLabelText(/^Remover/).map((button) => button.getAttribute("aria-label"));
}

test("an item is called by its choice where that comes first", async () => {
  expect(await itemNames("social")).toEqual(["Instagram", "WhatsApp", "YouTube", "TikTok"].map((name) => `Remover “${name}”`));
});

test("any other is called by the first words it has, or by its number", async () => {
  expect((await itemNames("list"))[1]).toBe("Remover “Aulas curtas, para ver no celular”");
  cleanup();
  expect((await itemNames("logos"))[1]).toBe("Remover “Item 2”");
});
