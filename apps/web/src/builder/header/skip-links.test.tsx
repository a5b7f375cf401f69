import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { INSPECTOR_PLACE, PAGE_PLACE, SkipLinks } from "./skip-links.tsx";

const COMING = <div aria-busy="true" />;
const THERE = (
  <div>
    <button type="button" tabIndex={-1}>
      Outra aba
    </button>
    <button type="button">Aba</button>
  </div>
);

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("builder");
});
afterEach(cleanup);

/** The editor's places, with something in that of the panels. */
async function show(panels: ReactNode): Promise<(next: ReactNode) => Promise<void>> {
  const editor = (shown: ReactNode) => (
    <Suspense>
      <SkipLinks />
      <main id={PAGE_PLACE} />
      <aside id={INSPECTOR_PLACE}>
        <span>
          <button type="button">Fechar</button>
        </span>
        <div>{shown}</div>
      </aside>
    </Suspense>
  );
  const { rerender } = render(editor(panels));
  return (next) => act(async () => rerender(editor(next)));
}

const place = (): HTMLElement => document.getElementById(INSPECTOR_PLACE) as HTMLElement;
const tab = () => screen.getByRole("button", { name: "Aba" });
const said = () => screen.getByRole("status").textContent;
const goToPanels = () => act(async () => screen.getByRole("button", { name: "Ir para os painéis" }).click());
/** Whether the browser goes on to the next stop. */
const step = (key: KeyboardEventInit = {}): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab", ...key });

it("leads to the panels, and leaves the keyboard alone where they are there", async () => {
  await show(THERE);
  await goToPanels();
  expect([document.activeElement, said(), step()]).toEqual([place(), "", true]);
});

it("has the step into panels that are still to come wait for them, and says so", async () => {
  const next = await show(COMING);
  await goToPanels();
  expect([document.activeElement, said()]).toEqual([place(), "Os painéis estão vindo."]);
  expect([step(), step(), document.activeElement]).toEqual([false, false, place()]);
  await next(<div aria-busy="true">Quase</div>);
  expect(document.activeElement).toBe(place());
  await next(THERE);
  expect([document.activeElement, said()]).toEqual([tab(), "Os painéis estão aqui."]);
  expect(step(), "from then on it is the browser's").toBe(true);
});

it("stays at the place where no step was asked for, and lets the next one be the browser's", async () => {
  const next = await show(COMING);
  await goToPanels();
  await next(THERE);
  expect([document.activeElement, said(), step()]).toEqual([place(), "Os painéis estão aqui.", true]);
});

it("holds nobody who goes back, and takes nobody along from elsewhere", async () => {
  const next = await show(COMING);
  await goToPanels();
  expect(step({ shiftKey: true })).toBe(true);
  expect(step()).toBe(false);
  await act(async () => screen.getByRole("button", { name: "Ir para a página" }).focus());
  expect(said()).toBe("");
  await next(THERE);
  expect([document.activeElement, said()]).toEqual([screen.getByRole("button", { name: "Ir para a página" }), ""]);
});

it("waits for nothing where nothing is to come", async () => {
  await show(<p>Nada para ajustar aqui.</p>);
  await goToPanels();
  expect([document.activeElement, said(), step()]).toEqual([place(), "", true]);
});
