import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { BuilderContext } from "../builder-context.ts";
import type { BuilderProps, CopyOutcome } from "../builder-props.ts";
import { CanvasProvider } from "../canvas/canvas-provider.tsx";
import { EditorContext } from "../editor/use-editor.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";
import { LeaveDialog } from "../frame/leave-dialog.tsx";
import { sampleEditor } from "../testing/sample-editor.ts";
import type { Autosave } from "./autosave.ts";
import { AutosaveContext } from "./autosave-context.ts";
import { type SaveHalt, startSaving } from "./save-state.ts";
import { ConflictDialog, GoneDialog } from "./trouble-dialogs.ts";

const GONE: SaveHalt = { kind: "gone" };
const LANGUAGES = ["pt", "en", "es"] as const;
const SAYS = { page: /página|page/i, section: /seção|section|sección/i } as const;

beforeEach(() => startMessages("pt"));
afterEach(cleanup);

interface Shown {
  readonly forget: ReturnType<typeof vi.fn>;
  readonly keepCopy: ReturnType<typeof vi.fn<() => Promise<CopyOutcome>>>;
}

/** What is asked once saving has stopped, of a page or of a section by itself. */
async function show(
  what: "gone" | "conflict" | "leave",
  isSection: boolean,
  halt: SaveHalt | null,
  language: (typeof LANGUAGES)[number] = "pt",
): Promise<Shown> {
  await startMessages(language);
  await loadMessages("builder", "ui");
  const editor = sampleEditor([["section", "s1", [["heading", "h1"]]]]);
  const state = { ...startSaving(1), halt };
  const forget = vi.fn();
  const keepCopy = vi.fn<() => Promise<CopyOutcome>>(async () => ({ kind: "refused", message: "Sua conta já tem 200." }));
  const autosave = { state, isKept: true, isAtRisk: true, forget, subscribe: () => () => undefined } as Partial<Autosave> as Autosave;
  await act(async () => {
    render(
      <BuilderContext value={{ isSection, keepCopy: keepCopy as BuilderProps["keepCopy"] } as BuilderProps}>
        <EditorContext value={editor}>
          <AutosaveContext value={autosave}>
            <FrameContext value={new Frame()}>
              <CanvasProvider>
                <Suspense>
                  {what === "gone" ? <GoneDialog isOpen onClose={() => undefined} /> : null}
                  {what === "conflict" ? <ConflictDialog /> : null}
                  {what === "leave" ? <LeaveDialog isOpen onOpenChange={() => undefined} onLeave={() => undefined} /> : null}
                </Suspense>
              </CanvasProvider>
            </FrameContext>
          </AutosaveContext>
        </EditorContext>
      </BuilderContext>,
    );
  });
  return { forget, keepCopy };
}

const dialog = () => screen.queryByRole("alertdialog") ?? screen.getByRole("dialog");

it.each(LANGUAGES)("speaks of what is edited, in %s", async (language) => {
  const conflict: SaveHalt = { kind: "conflict", version: 2, document: sampleEditor().store.toDocument() };
  for (const [what, halt] of [
    ["gone", GONE],
    ["conflict", conflict],
    ["leave", GONE],
    ["leave", null],
  ] as const) {
    for (const isSection of [true, false]) {
      await show(what, isSection, halt, language);
      const said = dialog().textContent ?? "";
      // A section that is kept is for pages, which may be said too.
      expect(said, `${what} of a ${isSection ? "section" : "page"}`).toMatch(SAYS[isSection ? "section" : "page"]);
      if (isSection && what !== "gone") expect(said, what).not.toMatch(SAYS.page);
      cleanup();
    }
  }
});

it("keeps what is on screen of a section that is gone as another one, and says why where it cannot", async () => {
  const { forget, keepCopy } = await show("gone", true, GONE);
  expect(within(dialog()).getByText("Esta seção foi excluída")).toBeTruthy();
  const keep = screen.getByRole("button", { name: "Criar seção com isto" });
  await act(async () => void fireEvent.click(keep));
  expect((await screen.findByRole("alert")).textContent).toContain("Sua conta já tem 200.");
  expect(forget).not.toHaveBeenCalled();
  const open = vi.fn();
  keepCopy.mockResolvedValue({ kind: "kept", open });
  await act(async () => void fireEvent.click(keep));
  expect(forget).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
});
