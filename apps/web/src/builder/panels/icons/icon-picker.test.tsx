import { ICON_SET } from "virtual:icon-set";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Drawing } from "@vitrine/blocks";
import { act, Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { loadMessages } from "../../../platform/language/i18n.ts";
import { IconControl } from "../controls/icon-control.tsx";

const truck = { name: "truck", shapes: ICON_SET.truck ?? [] };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The control of a field with this drawing, its picker open; gives what was chosen so far. */
async function openPicker(value: Drawing | null): Promise<(Drawing | null)[]> {
  const chosen: (Drawing | null)[] = [];
  await loadMessages("ui", "builder");
  await act(async () => {
    render(
      <Suspense>
        <IconControl label="Ícone" value={value} onChange={(next) => chosen.push(next)} />
      </Suspense>,
    );
  });
  fireEvent.click(screen.getByRole("button", { name: value ? "Trocar ícone" : "Escolher ícone" }));
  await vi.waitFor(() => expect(icon("telefone")).not.toBe(document.body));
  return chosen;
}

// By its title: a search by role looks at every shape of three hundred drawings.
const icon = (label: string) => document.querySelector<HTMLElement>(`[role="dialog"] button[title="${label}"]`) ?? document.body;

const search = () => screen.getByLabelText("Buscar ícone");
const type = (words: string) => fireEvent.change(search(), { target: { value: words } });

test("a drawing is found by what people call it, and its shapes are what is kept", async () => {
  const chosen = await openPicker(null);
  type("frete");
  expect(icon("telefone")).toBe(document.body);
  fireEvent.click(icon("caminhão"));
  expect(chosen).toEqual([truck]);
  expect(document.querySelector("input")).toBeNull();
});

test("Enter takes the first one found, and only after a search", async () => {
  const chosen = await openPicker(null);
  fireEvent.keyDown(search(), { key: "Enter" });
  expect(chosen).toEqual([]);
  type("camion");
  fireEvent.keyDown(search(), { key: "Enter" });
  expect(chosen).toEqual([truck]);
});

test("what was chosen lately comes first the next time", async () => {
  await openPicker(null);
  expect(screen.queryByText("Usados há pouco")).toBeNull();
  fireEvent.click(icon("coração"));
  fireEvent.click(screen.getByRole("button", { name: "Escolher ícone" }));
  const recent = (await screen.findByText("Usados há pouco")).parentElement;
  expect([...(recent?.querySelectorAll("button") ?? [])].map((button) => button.title)).toEqual(["coração"]);
});

test("the grid is one stop for Tab, at the one in use; arrows walk in it", async () => {
  await openPicker(truck);
  const stops = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] li button[tabindex="0"]')].map(({ title }) => title);
  expect(stops()).toEqual(["caminhão"]);
  expect(icon("caminhão").getAttribute("aria-pressed")).toBe("true");
  fireEvent.keyDown(search(), { key: "ArrowDown" });
  expect(document.activeElement?.getAttribute("title")).toBe("telefone");
  fireEvent.keyDown(icon("telefone"), { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("title")).toBe("ligação");
  expect(stops()).toEqual(["ligação"]);
});

test("no icon is a choice, where there is one", async () => {
  const chosen = await openPicker(truck);
  fireEvent.click(screen.getByText("Sem ícone"));
  expect(chosen).toEqual([null]);
});

test("a search without a result says so, and one with too many asks for more", async () => {
  await openPicker(null);
  type("qwertz");
  expect(document.querySelector('[role="dialog"] [role="status"]')?.textContent).toBe("Nenhum ícone com esse nome. Tente outra palavra.");
  type("a");
  expect(screen.getByText(/^E mais .+ Escreva mais/)).toBeTruthy();
  expect(document.querySelectorAll('[role="dialog"] li button')).toHaveLength(120);
});
