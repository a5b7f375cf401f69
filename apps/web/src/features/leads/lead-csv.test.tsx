import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { loadMessages } from "../../platform/language/i18n.ts";
import { LeadCsv } from "./lead-csv.tsx";

afterEach(cleanup);

it("offers the file as this language's spreadsheets want it, and every other separator beside it", async () => {
  await loadMessages("leads");
  await act(async () => render(<LeadCsv filter={{ box: "suspect" }} />));
  const link = await screen.findByRole("link", { name: "Baixar CSV" });
  expect([link.getAttribute("href"), link.getAttribute("download")]).toEqual([
    "/api/leads.csv?box=suspect&separator=semicolon",
    "leads.csv",
  ]);
  const asked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  fireEvent.click(screen.getByRole("button", { name: "Escolher o separador" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Separado por ponto e vírgula",
    "Separado por vírgula",
    "Separado por tabulação",
  ]);
  fireEvent.click(items[2] ?? expect.fail());
  expect((asked.mock.contexts[0] as HTMLAnchorElement).href).toContain("separator=tab");
  asked.mockRestore();
});
