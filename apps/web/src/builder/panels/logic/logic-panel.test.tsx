import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadMessages, startMessages } from "../../../platform/language/i18n.ts";
import { Editor } from "../../editor/editor.ts";
import { EditorContext, useBlock } from "../../editor/use-editor.ts";
import { SAMPLE, samplePage } from "../../testing/sample-editor.ts";
import { LogicPanel } from "./logic-panel.tsx";
import { CONDITION_TYPES, newCondition, newRule } from "./new-condition.ts";

let editor: Editor;

function Panel() {
  const block = useBlock("h1");
  return block ? <LogicPanel block={block} /> : null;
}

beforeEach(async () => {
  await startMessages("pt");
  await loadMessages("ui", "builder");
  let now = 0;
  // Each change is a step of its own.
  editor = new Editor(samplePage(SAMPLE), () => (now += 1_000));
  render(
    <Suspense>
      <EditorContext value={editor}>
        <Panel />
      </EditorContext>
    </Suspense>,
  );
});
afterEach(cleanup);

const rule = () => editor.store.block("h1")?.display;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

async function add(button: string, type: string): Promise<void> {
  await act(async () => press(button));
  fireEvent.click(await screen.findByRole("menuitem", { name: type }));
}

test("a rule is made, completed and taken away, and undone in as many steps", async () => {
  await add("Criar regra", "Aparelho");
  expect(rule()).toEqual(newRule(newCondition("device", 0)));
  tick("Tablet");
  await add("Adicionar condição", "Visita");
  fireEvent.click(screen.getByRole("radio", { name: "Se uma valer" }));
  fireEvent.click(screen.getByRole("radio", { name: "Ocultar" }));
  expect(rule()).toEqual({
    effect: "hide",
    match: "any",
    conditions: [
      { type: "device", verb: "is", values: ["phone", "tablet"] },
      { type: "visit", verb: "returning" },
    ],
    withoutScript: "show",
  });
  press("Remover condição 1: Aparelho");
  expect(rule()?.conditions).toEqual([{ type: "visit", verb: "returning" }]);
  press("Remover condição 1: Visita");
  expect(rule()).toBeUndefined();
  screen.getByRole("button", { name: "Criar regra" });
  act(() => editor.undo());
  expect(screen.queryByRole("button", { name: "Criar regra" })).toBeNull();
});

test("what is not complete stays in its field and says what is missing; the rule stays as it was", async () => {
  await add("Criar regra", "Parâmetro do endereço");
  write("Parâmetro", "");
  screen.getByText("Escreva o nome do parâmetro.");
  expect(rule()?.conditions).toEqual([{ type: "query", verb: "is", key: "utm_source", value: "" }]);
  write("Valor", "instagram");
  write("Parâmetro", "utm_campaign");
  expect(screen.queryByText("Escreva o nome do parâmetro.")).toBeNull();
  expect(rule()?.conditions).toEqual([{ type: "query", verb: "is", key: "utm_campaign", value: "instagram" }]);
});

test("at least one of the names is left", async () => {
  await add("Criar regra", "Navegador");
  tick("Instagram");
  screen.getByText("Deixe pelo menos um marcado.");
  tick("TikTok");
  expect(rule()?.conditions).toEqual([{ type: "browser", verb: "is", values: ["tiktok"] }]);
});

test("a time ends after it begins, and may be open on one side", async () => {
  await add("Criar regra", "Data e hora");
  screen.getByText(/No horário do seu relógio: \S/);
  write("De", "2027-03-01T09:00");
  write("Até", "2027-03-01T08:00");
  screen.getByText("Escolha um fim depois do começo.");
  write("Até", "");
  expect(rule()?.conditions).toEqual([{ type: "time", verb: "between", from: new Date("2027-03-01T09:00").toISOString(), to: "" }]);
  write("De", "");
  screen.getByText("Escolha pelo menos uma das datas.");
});

test("every kind of condition begins as one that is taken, up to ten of them", async () => {
  const types = ["Aparelho", "Sistema", "Navegador", "Parâmetro do endereço", "Data e hora", "Visita"];
  for (const [index, type] of [...types, ...types.slice(0, 4)].entries()) {
    await add(index === 0 ? "Criar regra" : "Adicionar condição", type);
    expect(rule()?.conditions).toHaveLength(index + 1);
  }
  expect(rule()?.conditions.map(({ type }) => type)).toEqual([...CONDITION_TYPES, ...CONDITION_TYPES.slice(0, 4)]);
  expect(screen.getByRole("button", { name: "Adicionar condição" }).matches(":disabled")).toBe(true);
  const fourth = screen.getByRole("group", { name: "Condição 4: Parâmetro do endereço" });
  fireEvent.change(within(fourth).getByLabelText("Valor"), { target: { value: "x".repeat(200) } });
  expect(rule()?.conditions[3]).toMatchObject({ value: "x".repeat(200) });
});
