import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import { EditorContext } from "../editor/use-editor.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { BrokenCode } from "./broken-code.tsx";

afterEach(cleanup);

it("names the blocks whose code was left out, and leads to them; one that is gone meanwhile is not named", async () => {
  await startMessages("pt");
  await loadMessages("builder", "review", "ui");
  const editor = sampleEditor([
    [
      "section",
      "s",
      [
        ["html", "pixel"],
        ["html", "fine"],
      ],
    ],
  ]);
  let gone = 0;
  const show = (ids: readonly string[]) =>
    act(async () => {
      render(
        <EditorContext value={editor}>
          <FrameContext value={new Frame()}>
            <CanvasProvider>
              <Suspense>
                <BrokenCode ids={ids} onGo={() => gone++} />
              </Suspense>
            </CanvasProvider>
          </FrameContext>
        </EditorContext>,
      );
    });
  await show([]);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  await show(["pixel", "deleted"]);
  expect(screen.getByText("O código de um bloco ficou de fora")).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Ir até lá" })));
  expect([editor.view.selection, gone]).toEqual([["pixel"], 1]);
});
