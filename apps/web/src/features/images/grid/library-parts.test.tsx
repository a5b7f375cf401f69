import { act, fireEvent, screen } from "@testing-library/react";
import type { Image } from "@vitrine/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { LibraryScreen } from "../library-screen.tsx";

/** What is watched for coming near, and how that is told. */
const watched = new Map<Element, (isNear: boolean) => void>();

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #told: (entries: { isIntersecting: boolean }[]) => void;
      readonly #mine = new Set<Element>();
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.#told = told;
      }
      observe(element: Element): void {
        this.#mine.add(element);
        watched.set(element, (isIntersecting) => this.#told([{ isIntersecting }]));
      }
      disconnect(): void {
        for (const element of this.#mine) watched.delete(element);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const file = (n: number): Image => {
  const [host, id] = ["uploads.localhost", `img_01kanp${String(n).padStart(20, "0")}`];
  return {
    ...{ id, kind: "image", name: `foto-${n}.jpg`, folderId: null, width: 1200, height: 800, bytes: 250_000, ai: null },
    ...{ url: `http://${host}/i/${id}`, img: `/i/${id}`, host, uploadedAt: "2026-11-24T12:00:00.000Z" },
  };
};

async function openMany(count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => file(index + 1));
  await showScreen({
    ...{ at: "/images", screen: LibraryScreen, words: ["images"] },
    account: sampleAccount(),
    answers: {
      accounts: { me: () => sampleAccount() },
      images: { list: () => ({ items, nextCursor: null }), folders: () => ({ items: [], total: { files: count, bytes: 1 } }) },
    },
  });
  await screen.findByRole("button", { name: "Ver detalhes de foto-1.jpg" });
}

const tiles = (): number => document.querySelectorAll("[data-tile]").length;
const part = (name: string): HTMLElement => screen.getByRole("list", { name });
const come = (name: string, isNear: boolean): void => act(() => watched.get(part(name))?.(isNear));

it("shows of many files those that are near, and takes them away again once they are far", async () => {
  await openMany(150);
  expect(tiles()).toBe(60);
  come("Arquivos 61 a 120", true);
  expect(tiles()).toBe(120);
  expect(screen.getByRole("button", { name: "Ver detalhes de foto-61.jpg" })).toBeTruthy();
  come("Arquivos 1 a 60", false);
  expect([tiles(), part("Arquivos 1 a 60").childElementCount]).toEqual([60, 0]);
  come("Arquivos 1 a 60", true);
  expect(tiles()).toBe(120);
});

it("keeps what has the keyboard, and what was chosen out of sight", async () => {
  await openMany(150);
  const first = screen.getByRole("button", { name: "Ver detalhes de foto-1.jpg" });
  act(() => first.focus());
  fireEvent.keyDown(first, { key: " " });
  come("Arquivos 1 a 60", false);
  expect(document.activeElement).toBe(first);
  act(() => first.blur());
  come("Arquivos 1 a 60", false);
  expect(screen.queryByRole("button", { name: "Ver detalhes de foto-1.jpg" })).toBeNull();
  expect(screen.getByRole("toolbar").textContent).toContain("1 selecionado");
  come("Arquivos 1 a 60", true);
  expect((screen.getByRole("checkbox", { name: "Selecionar foto-1.jpg" }) as HTMLInputElement).checked).toBe(true);
});

it("goes by End to a file that is not there yet, and back by Home", async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await openMany(150);
  const first = screen.getByRole("button", { name: "Ver detalhes de foto-1.jpg" });
  act(() => first.focus());
  fireEvent.keyDown(first, { key: "End" });
  expect(scrolled).toHaveBeenCalledOnce();
  come("Arquivos 121 a 150", true);
  const last = screen.getByRole("button", { name: "Ver detalhes de foto-150.jpg" });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last, { key: "Home" });
  expect(document.activeElement).toBe(first);
});
