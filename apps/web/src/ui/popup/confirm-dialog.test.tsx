import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../platform/language/i18n.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Menu } from "./menu.tsx";

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("ui");
});
afterEach(cleanup);

/** Rows that are deleted by their menu, once somebody has said yes: at once, or when the server has answered. */
function Rows({ answered }: { readonly answered?: Promise<void> }) {
  const [rows, setRows] = useState(["um", "dois", "três"]);
  const [going, setGoing] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    if (!answered) setRows((before) => before.filter((row) => row !== going));
    setGoing(null);
    await answered;
    setRows((before) => before.filter((row) => row !== going));
  };
  return (
    <main tabIndex={-1}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href="/">{row}</a>
            <Menu
              trigger={
                <button type="button" aria-haspopup="menu">
                  Ações de {row}
                </button>
              }
              items={[{ label: "Excluir", onSelect: () => setGoing(row) }]}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={going !== null}
        onOpenChange={() => setGoing(null)}
        title="Excluir?"
        text="Não volta."
        confirmLabel="Excluir mesmo"
        onConfirm={() => void remove()}
      />
    </main>
  );
}

async function show(answered?: Promise<void>): Promise<void> {
  await act(async () => {
    render(
      <Suspense>
        <Rows {...(answered ? { answered } : {})} />
      </Suspense>,
    );
  });
}

/** By the keyboard alone: the button, its menu, the item, the answer. */
async function decide(row: string, answer: string): Promise<void> {
  const button = screen.getByRole("button", { name: `Ações de ${row}` });
  button.focus();
  fireEvent.click(button);
  const item = await screen.findByRole("menuitem", { name: "Excluir" });
  item.focus();
  fireEvent.click(item);
  const choice = await screen.findByRole("button", { name: answer });
  choice.focus();
  fireEvent.click(choice);
}

const focused = () => document.activeElement?.textContent;

it("gives the keyboard back to what opened it", async () => {
  await show();
  await decide("dois", "Cancelar");
  await expect.poll(focused).toBe("Ações de dois");
});

it("gives it to the next one's button where what opened it is gone", async () => {
  await show();
  await decide("dois", "Excluir mesmo");
  await expect.poll(focused).toBe("Ações de três");
  await decide("três", "Excluir mesmo");
  await expect.poll(focused).toBe("Ações de um");
});

it("gives it to what is left around them when the last one goes", async () => {
  await show();
  for (const row of ["um", "dois", "três"]) await decide(row, "Excluir mesmo");
  await expect.poll(() => document.activeElement?.tagName).toBe("MAIN");
});

it("hands it on when what opened it goes later, and never takes it from where somebody went meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await show(promise);
  await decide("um", "Excluir mesmo");
  await expect.poll(focused).toBe("Ações de um");
  await act(async () => resolve());
  await expect.poll(focused).toBe("Ações de dois");

  await decide("dois", "Excluir mesmo");
  screen.getByRole("link", { name: "três" }).focus();
  await act(async () => undefined);
  await expect.poll(() => screen.queryByText("Ações de dois")).toBeNull();
  expect(focused()).toBe("três");
});
