import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showLanguage, startMessages } from "../../platform/language/i18n.ts";
import { closeToast, TOAST_FADE_MS, TOAST_TIMEOUT_MS, toast, toastStore } from "./toast.ts";
import { ToastArea } from "./toast-area.tsx";

beforeEach(async () => {
  await startMessages("pt");
  vi.useFakeTimers();
  render(
    <Suspense>
      <ToastArea />
    </Suspense>,
  );
});

afterEach(() => {
  for (const { id } of toastStore.snapshot()) closeToast(id);
  act(() => vi.advanceTimersByTime(TOAST_FADE_MS));
  cleanup();
  vi.useRealTimers();
});

const show = (title: string, more: Partial<Parameters<typeof toast.success>[0]> = {}): void => {
  act(() => void toast.success({ title, ...more }));
};
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const card = (title: string): HTMLElement => {
  const found = screen.getByText(title).closest("li");
  if (!found) throw new Error(`no toast: ${title}`);
  return found;
};

it("stays five seconds, fades for half a second, and is gone", () => {
  expect([TOAST_TIMEOUT_MS, TOAST_FADE_MS]).toEqual([5000, 500]);
  show("Site criado");
  pass(4999);
  expect(card("Site criado").dataset.phase).toBe("running");
  pass(1);
  expect(card("Site criado").dataset.phase).toBe("leaving");
  pass(499);
  expect(screen.queryByText("Site criado")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Site criado")).toBeNull();
});

it("holds while the pointer is on it, bar and clock alike, and goes on from there", () => {
  show("Página no ar");
  pass(3000);
  const held = card("Página no ar");
  fireEvent.pointerEnter(held);
  pass(60_000);
  const bar = held.lastElementChild as HTMLElement;
  expect(held.dataset.phase).toBe("paused");
  expect(bar.style.animationPlayState).toBe("paused");
  expect(bar.style.animationDuration).toBe("5000ms");
  fireEvent.pointerLeave(held);
  expect(bar.style.animationPlayState).toBe("running");
  pass(1999);
  expect(held.dataset.phase).toBe("running");
  pass(1);
  expect(held.dataset.phase).toBe("leaving");
});

it("stacks from 20 px, 100 px apart, and moves up when one goes", () => {
  for (const title of ["um", "dois", "três"]) show(title);
  expect(["um", "dois", "três"].map((title) => card(title).style.top)).toEqual(["20px", "120px", "220px"]);
  fireEvent.click(card("um").querySelector('button[aria-label="Fechar"]') as HTMLElement);
  pass(TOAST_FADE_MS);
  expect(["dois", "três"].map((title) => card(title).style.top)).toEqual(["20px", "120px"]);
});

it("offers its button, with the usual words where none are given, and closes when it is pressed", () => {
  const onBtn = vi.fn();
  show("Cópia pronta", { onBtn });
  fireEvent.click(screen.getByText("Ver agora"));
  expect(onBtn).toHaveBeenCalledOnce();
  expect(card("Cópia pronta").dataset.phase).toBe("leaving");
});

it.each([
  ["pt", "Ver agora"],
  ["en", "Check Now"],
  ["es", "Ver ahora"],
] as const)("offers in %s to %s", async (language, words) => {
  await act(() => showLanguage(language));
  show("Relatório pronto", { onBtn: () => {} });
  expect(card("Relatório pronto").textContent).toContain(words);
  await act(() => showLanguage("pt"));
});

it("keeps to a time of its own", () => {
  show("Depressa", { timeout: 100 });
  pass(100 + TOAST_FADE_MS);
  expect(screen.queryByText("Depressa")).toBeNull();
});
