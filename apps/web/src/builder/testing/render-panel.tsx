import { act, render } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { BuilderContext } from "../builder-context.ts";
import type { BuilderProps } from "../builder-props.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import type { Editor } from "../editor/editor.ts";
import { EditorContext } from "../editor/use-editor.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";

/** Shows a panel of the builder with what stands around it, in Portuguese, and waits for what of it comes later. */
export async function renderPanel(editor: Editor, panel: ReactNode): Promise<void> {
  await act(async () => {
    render(
      <BuilderContext value={{ language: "pt" } as BuilderProps}>
        <EditorContext value={editor}>
          <FrameContext value={new Frame()}>
            <CanvasProvider>
              <Suspense>{panel}</Suspense>
            </CanvasProvider>
          </FrameContext>
        </EditorContext>
      </BuilderContext>,
    );
  });
}
