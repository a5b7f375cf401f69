import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ImageLibrary, LibraryImage } from "../../builder-props.ts";
import { useImageLibrary } from "./use-image-library.ts";

afterEach(cleanup);

const ROOT = { kind: "image", folderId: null, search: undefined } as const;

const picture: LibraryImage = { reference: { imageId: "img_1", width: 2, height: 2 }, name: "bolo.png", url: "/i/img_1" };

/** A library whose uploads go on as the test says. */
function library() {
  const sent = new Map<string, { options: Parameters<ImageLibrary["upload"]>[1]; done: PromiseWithResolvers<LibraryImage> }>();
  const source: ImageLibrary = {
    list: () => Promise.resolve({ images: [], nextCursor: null }),
    upload: (file, options) => {
      const done = Promise.withResolvers<LibraryImage>();
      options.signal.addEventListener("abort", () => done.reject(options.signal.reason));
      sent.set(file.name, { options, done });
      return done.promise;
    },
    address: () => "",
  };
  return { source, sent };
}

it("says of each picture how much is out, and gives up one and not the other", async () => {
  const { source, sent } = library();
  const { result } = renderHook(() => useImageLibrary(source, ROOT));
  const then = vi.fn();
  await act(async () => {
    for (const name of ["bolo.png", "torta.png"]) result.current.upload(new File(["x"], name), then);
  });
  act(() => sent.get("torta.png")?.options.onProgress(0.4));
  expect(result.current.uploads.map(({ name, share }) => [name, share])).toEqual([
    ["bolo.png", 0],
    ["torta.png", 0.4],
  ]);
  await act(async () => result.current.uploads[1]?.cancel());
  expect([result.current.uploads.map(({ name }) => name), result.current.error]).toEqual([["bolo.png"], null]);
  expect(sent.get("bolo.png")?.options.signal.aborted).toBe(false);
  await act(async () => sent.get("bolo.png")?.done.resolve(picture));
  expect([result.current.uploads, result.current.images]).toEqual([[], [picture]]);
  expect(then.mock.calls).toEqual([[picture]]);
});

it("says what went wrong with one that was not given up", async () => {
  const { source, sent } = library();
  const { result } = renderHook(() => useImageLibrary(source, ROOT));
  await act(async () => result.current.upload(new File(["x"], "bolo.png"), () => undefined));
  await act(async () => sent.get("bolo.png")?.done.reject(new Error("Isto não é uma imagem.")));
  expect([result.current.uploads, result.current.error]).toEqual([[], "Isto não é uma imagem."]);
});

it("shows a place at a time: what an earlier one answers late is not shown", async () => {
  const answers = new Map<string | null, PromiseWithResolvers<{ images: LibraryImage[]; nextCursor: null }>>();
  const source: ImageLibrary = {
    ...library().source,
    list: (_, { folderId }) => {
      const answer = Promise.withResolvers<{ images: LibraryImage[]; nextCursor: null }>();
      answers.set(folderId, answer);
      return answer.promise;
    },
  };
  const { result, rerender } = renderHook(({ folderId }) => useImageLibrary(source, { ...ROOT, folderId }), {
    initialProps: { folderId: null as string | null },
  });
  rerender({ folderId: "fld_1" });
  await act(async () => answers.get("fld_1")?.resolve({ images: [picture], nextCursor: null }));
  await act(async () => answers.get(null)?.resolve({ images: [], nextCursor: null }));
  expect(result.current.images).toEqual([picture]);
});

it("puts what is uploaded into the open folder", async () => {
  const { source, sent } = library();
  const { result } = renderHook(() => useImageLibrary(source, { ...ROOT, folderId: "fld_1" }));
  await act(async () => result.current.upload(new File(["x"], "bolo.png"), () => undefined));
  expect(sent.get("bolo.png")?.options.folderId).toBe("fld_1");
});
