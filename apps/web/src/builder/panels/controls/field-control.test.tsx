import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { KindMessages, PanelField } from "@vitrine/blocks";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { loadMessages, startMessages } from "../../../platform/language/i18n.ts";
import { EditorContext } from "../../editor/use-editor.ts";
import { sampleEditor } from "../../testing/sample-editor.ts";
import { FieldControl } from "./field-control.tsx";

afterEach(cleanup);

const lines: PanelField = {
  type: "items",
  prop: "lines",
  max: 3,
  item: [{ type: "text", prop: "text", maxLength: 9 }],
  newItem: (id) => ({ id }),
};
const plans: PanelField = { type: "items", prop: "plans", max: 3, item: [lines], newItem: (id) => ({ id }) };
const words: KindMessages = {
  label: "Tabela",
  fields: { plans: "Planos", "plans.lines": "Linhas do plano", "plans.lines.text": "Texto da linha" },
};

it("calls the fields of items within items by their own words", async () => {
  await startMessages("pt");
  await loadMessages("builder", "ui");
  const values = { plans: [{ id: "a", lines: [{ id: "b", text: "" }] }] };
  await act(async () => {
    render(
      <EditorContext value={sampleEditor([])}>
        <Suspense>
          <FieldControl field={plans} values={values} words={words} commit={() => null} />
        </Suspense>
      </EditorContext>,
    );
  });
  const open = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name, expanded: false })));
  await open("Item 1");
  expect(screen.getByRole("group", { name: "Linhas do plano" })).toBeDefined();
  await open("Item 1");
  expect(screen.getByLabelText("Texto da linha")).toBeDefined();
});

it("says why a number is not taken, and keeps it in its box", async () => {
  await startMessages("pt");
  await loadMessages("builder", "ui");
  const size: PanelField = { type: "number", prop: "size", min: 1, max: 9, step: 0.5 };
  const taken: unknown[] = [];
  await act(async () => {
    render(
      <EditorContext value={sampleEditor([])}>
        <FieldControl
          field={size}
          values={{ size: 4 }}
          words={{ label: "Caixa", fields: { size: "Tamanho" } }}
          commit={(values) => {
            if (values.size === 2.5) return "Só números inteiros.";
            taken.push(values.size);
            return null;
          }}
        />
      </EditorContext>,
    );
  });
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Tamanho" });
  const type = (text: string) =>
    act(async () => {
      fireEvent.focus(box);
      fireEvent.change(box, { target: { value: text } });
      fireEvent.blur(box);
    });
  await type("2.5");
  const why = screen.getByText("Só números inteiros.");
  expect([box.getAttribute("aria-invalid"), box.getAttribute("aria-describedby"), box.value]).toEqual(["true", why.id, "2.5"]);
  await type("3");
  expect(screen.queryByText("Só números inteiros.")).toBeNull();
  expect(taken.at(-1)).toBe(3);
});
