import { cleanup, screen } from "@testing-library/react";
import type { BlockRecord } from "@vitrine/document";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../../platform/language/i18n.ts";
import { renderPanel } from "../../testing/render-panel.tsx";
import { sampleEditor } from "../../testing/sample-editor.ts";
import { StylePanel } from "./style-panel.tsx";

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder", "ui");
});
afterEach(cleanup);

async function directionsOf(...ids: string[]): Promise<number> {
  const editor = sampleEditor([
    [
      "section",
      "s",
      [
        ["container", "box"],
        ["tabs", "tabs"],
        ["carousel", "slides"],
      ],
    ],
  ]);
  const records = ids.flatMap((id) => editor.store.block(id) ?? []) as BlockRecord[];
  await renderPanel(editor, <StylePanel records={records} />);
  expect(screen.getAllByText("Alinhar").length).toBeGreaterThan(0);
  const count = screen.queryAllByText("Direção").length;
  cleanup();
  return count;
}

it("asks which way what a box holds runs, but not where the kind itself says so", async () => {
  expect(await directionsOf("box")).toBeGreaterThan(0);
  expect(await directionsOf("tabs")).toBe(0);
  expect(await directionsOf("slides")).toBe(0);
  expect(await directionsOf("box", "tabs")).toBe(0);
});
