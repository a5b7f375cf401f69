import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import type { LibraryImage } from "../builder-props.ts";
import { Frame, FrameContext } from "../frame/frame-view.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { PastedPictures } from "./pasted-pictures.ts";
import { Progress } from "./picture-progress.tsx";

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("ui", "builder");
});

test("tells how far the pictures are, what did not come, and asks again when somebody wants that", async () => {
  const waiting: { resolve: (image: LibraryImage) => void; reject: (why: Error) => void }[] = [];
  const upload = () => new Promise<LibraryImage>((resolve, reject) => waiting.push({ resolve, reject }));
  const pictures = new PastedPictures(sampleEditor(), { images: { upload }, fetch: () => Promise.reject(new Error("nobody asks")) });
  const image: LibraryImage = { reference: { imageId: "img_1", width: 1, height: 1 }, name: "a", url: "" };
  const wanted = [1, 2].map(() => ({ source: { file: new File(["x"], "a.png", { type: "image/png" }) }, places: [] }));
  const frame = new Frame();
  const { container } = render(
    <FrameContext value={frame}>
      <Progress pictures={pictures} />
    </FrameContext>,
  );
  const isHeld = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect([isHeld(), frame.coming?.isBusy]).toEqual([false, false]);
  expect(container.textContent).toBe("");
  act(() => void pictures.bring(wanted));
  expect(screen.getByRole("status").textContent).toBe("Trazendo imagens: 0 de 2");
  expect([isHeld(), frame.coming]).toMatchObject([true, { isBusy: true, isKept: false }]);
  await act(async () => waiting[0]?.resolve(image));
  expect(screen.getByRole("status").textContent).toBe("Trazendo imagens: 1 de 2");
  expect(screen.getByRole("progressbar", { name: "Imagens coladas" }).getAttribute("aria-valuenow")).toBe("50");
  await act(async () => waiting[1]?.reject(new Error("no")));
  expect(screen.getByRole("status").textContent).toBe("Uma imagem não veio. O lugar dela ficou vazio.");
  expect([isHeld(), frame.coming?.isBusy]).toEqual([false, false]);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" })));
  await act(async () => waiting[2]?.reject(new Error("no")));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Fechar aviso" })));
  expect(container.textContent).toBe("");
});
