import { readMarksOf } from "virtual:kept-brand-marks";
import { readRareViewsOf } from "virtual:kept-rare-views";
import { createRoot } from "react-dom/client";
import { EditorContext } from "../../editor/use-editor.ts";
import type { CanvasApp, CanvasOptions, CanvasWindow, DrawnPage } from "./canvas-app.ts";
import { CanvasPage } from "./canvas-page.tsx";
import { CanvasSession, CanvasSessionContext } from "./canvas-session.ts";
import { CanvasStyles } from "./canvas-styles.ts";

function draw(options: CanvasOptions): DrawnPage {
  const holder = document.getElementById("canvas");
  if (!holder) throw new Error("the canvas document has no place for the page");
  readMarksOf(options.marks);
  readRareViewsOf(options.views);
  const session = new CanvasSession(options);
  const styles = new CanvasStyles(document, options);
  const inSections = new CanvasStyles(document, { ...options, editor: options.sections.editor }, true);
  const coverSections = (sectionIds: readonly string[]): void => styles.cover(sectionIds);
  const root = createRoot(holder);
  root.render(
    <EditorContext value={options.editor}>
      <CanvasSessionContext value={session}>
        <CanvasPage onDraw={coverSections} />
      </CanvasSessionContext>
    </EditorContext>,
  );
  return {
    elements: session.elements,
    setFrozen: (blockId, isFrozen) => session.setFrozen(blockId, isFrozen),
    remove() {
      root.unmount();
      inSections.remove();
      styles.remove();
      session.remove();
    },
  };
}

const app: CanvasApp = { draw };
(window as CanvasWindow).vitrineCanvas = app;
