import { words } from "@vitrine/document";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

function field(id: string, props: Parameters<typeof renderKind>[1] = {}): string {
  return renderKind("field", { input: "text", name: id, label: id, isRequired: true, ...props }).replaceAll("f-b1", `f-${id}`);
}

function step(id: string, inside: string, className = ""): string {
  const html = renderKind("form-step", { title: words(id.toUpperCase()) }).replaceAll("s-b1", `s-${id}`);
  return html.replace("[fields]", inside).replace('class="v-form-step"', `class="v-form-step${className}" id="${id}"`);
}

/** Three steps; the field of the first has the name of a property that every form has. */
const STEPS = [
  step("one", field("querySelector")),
  step("two", field("mail", { input: "email" })),
  step("three", field("more", { isRequired: false })),
];

async function load(steps: readonly string[] = STEPS, style = ""): Promise<HTMLFormElement> {
  document.head.innerHTML = `<style>.v-form-step[data-on]:not([data-now]),.away{display:none}${style}</style>`;
  document.body.innerHTML = renderKind("form").replace("[fields]", "").replace("[steps]", steps.join(""));
  vi.stubGlobal("fetch", sent);
  vi.resetModules();
  await import("../form/client.ts");
  await import("./client.ts");
  return document.querySelector("form") as HTMLFormElement;
}

const shown = () => [...document.querySelectorAll(".v-form-step")].flatMap((each) => (each.hasAttribute("data-now") ? [each.id] : []));
const at = () => document.querySelector("[data-now] .v-step-at")?.textContent;
const notes = () => [...document.querySelectorAll(".v-note")].map((note) => note.textContent);
const press = (form: HTMLFormElement) => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const back = () => document.querySelector<HTMLElement>("[data-now] .v-step-back")?.click();

function fill(id: string, value: string): void {
  const control = document.getElementById(`f-${id}`) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The browser's own way back, to what it kept before so many steps. */
function goTo(index: number): void {
  const [name = ""] = Object.keys(history.state ?? {});
  history.replaceState({ ...history.state, [name]: index }, "");
  dispatchEvent(new PopStateEvent("popstate"));
}

beforeEach(() => {
  history.replaceState(null, "", "/sale");
  vi.spyOn(history, "back").mockImplementation(() => undefined);
});
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

test("one step is shown at a time, with its place among them", async () => {
  await load();
  expect([shown(), at()]).toEqual([["one"], "Step 1 of 3"]);
  expect(document.getElementById("one")?.style.getPropertyValue("--v-done")).toBe(String(1 / 3));
  expect(document.activeElement).toBe(document.body);
});

test("Enter goes on once the step is answered, to the title of the next, and nothing is sent before the last", async () => {
  const form = await load();
  expect(press(form)).toBe(false);
  expect([shown(), notes()]).toEqual([["one"], ["Please fill in this field."]]);
  fill("querySelector", "Ana");
  press(form);
  expect([shown(), at(), notes()]).toEqual([["two"], "Step 2 of 3", []]);
  expect(document.activeElement?.id).toBe("s-two");
  expect(document.activeElement?.getAttribute("aria-describedby")).toBe("s-two-at");
  fill("mail", "nobody");
  press(form);
  expect([shown(), notes().length, document.activeElement?.id]).toEqual([["two"], 1, "f-mail"]);
  expect(sent).not.toHaveBeenCalled();
});

test("the last step sends everything, as one form does", async () => {
  sent.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ ok: true, thanks: "Thanks" }))));
  const form = await load();
  fill("querySelector", "Ana");
  press(form);
  fill("mail", "ana@example.com");
  press(form);
  expect([shown(), at()]).toEqual([["three"], "Step 3 of 3"]);
  press(form);
  await vi.waitFor(() => expect(document.querySelector(".v-thanks")?.textContent).toBe("Thanks"));
  const answers = JSON.parse(String(sent.mock.lastCall?.[1].body));
  expect(answers).toEqual({ _referrer: "", querySelector: "Ana", mail: "ana@example.com", more: "", _website: "" });
});

test("what the server refuses is shown in its own step", async () => {
  const reply = { ok: false, fields: { querySelector: "Too long." } };
  sent.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(reply), { status: 422 })));
  const form = await load();
  fill("querySelector", "Ana");
  press(form);
  fill("mail", "ana@example.com");
  press(form);
  press(form);
  await vi.waitFor(() => expect(shown()).toEqual(["one"]));
  expect([notes(), document.activeElement?.id]).toEqual([["Too long."], "f-querySelector"]);
});

test("the way back keeps the answers, by its button and by the browser", async () => {
  const form = await load();
  fill("querySelector", "Ana");
  press(form);
  goTo(0);
  expect([shown(), document.activeElement?.id]).toEqual([["one"], "s-one"]);
  expect((document.getElementById("f-querySelector") as HTMLInputElement).value).toBe("Ana");
  goTo(1);
  expect(shown()).toEqual(["two"]);
  history.replaceState(null, "");
  back();
  expect(shown()).toEqual(["one"]);
});

test("a link to another part of the page, and a step nobody has come to, change nothing", async () => {
  const form = await load();
  fill("querySelector", "Ana");
  press(form);
  goTo(2);
  expect(shown()).toEqual(["two"]);
  history.replaceState(null, "", "#prices");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(shown()).toEqual(["two"]);
});

test("the way back in one form is not that of another, which was gone on with since", async () => {
  document.head.innerHTML = "<style>.v-form-step[data-on]:not([data-now]){display:none}</style>";
  const made = (id: string) =>
    renderKind("form")
      .replace("[fields]", "")
      .replace("[steps]", step(`${id}1`, "") + step(`${id}2`, ""))
      .replace("/p/b1", `/p/${id}`);
  document.body.innerHTML = made("top") + made("end");
  vi.resetModules();
  await import("../form/client.ts");
  await import("./client.ts");
  const [top, end] = [...document.querySelectorAll("form")] as [HTMLFormElement, HTMLFormElement];
  press(top);
  press(end);
  top.querySelector<HTMLElement>("[data-now] .v-step-back")?.click();
  expect(shown()).toEqual(["top1", "end2"]);
  expect(history.back).not.toHaveBeenCalled();
  end.querySelector<HTMLElement>("[data-now] .v-step-back")?.click();
  expect(history.back).toHaveBeenCalledTimes(1);
});

test("after a reload it goes on where somebody was, as far as all before it is answered", async () => {
  await load();
  fill("querySelector", "Ana");
  press(document.querySelector("form") as HTMLFormElement);
  await load();
  expect(shown()).toEqual(["one"]);
  await load([STEPS[0]?.replace('type="text"', 'type="text" value="Ana"') ?? "", ...STEPS.slice(1)]);
  expect(shown()).toEqual(["two"]);
});

test("a step that is hidden here, or asks only what is, is passed by", async () => {
  const hidden = `<div class="away">${field("secret")}</div>`;
  const form = await load([step("intro", ""), step("gone", field("gone"), " away"), step("empty", hidden), ...STEPS]);
  expect([shown(), at()]).toEqual([["intro"], "Step 1 of 4"]);
  press(form);
  expect([shown(), at()]).toEqual([["one"], "Step 2 of 4"]);
});

test("a question that is hidden here is not asked for, in the step that is shown or one that is passed by", async () => {
  sent.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ ok: true, thanks: "Thanks" }))));
  const hidden = `<div class="away">${field("secret")}</div>`;
  const form = await load([step("one", field("name") + hidden), step("gone", field("gone"), " away"), step("two", field("more"))]);
  fill("name", "Ana");
  press(form);
  expect([shown(), notes()]).toEqual([["two"], []]);
  fill("more", "x");
  press(form);
  await vi.waitFor(() => expect(document.querySelector(".v-thanks")).not.toBeNull());
});

test("an answer taken back in an earlier step is asked for again there", async () => {
  const form = await load([step("one", field("name")), step("two", field("more", { isRequired: false }))]);
  fill("name", "Ana");
  press(form);
  fill("name", "");
  press(form);
  expect([shown(), notes().length, sent.mock.calls.length]).toEqual([["one"], 1, 0]);
});

test("where a wider window hides the step somebody is at, the one before it is shown, and not the first", async () => {
  const form = await load([step("one", ""), step("two", ""), step("three", field("name")), step("four", "")]);
  press(form);
  press(form);
  expect(shown()).toEqual(["three"]);
  document.getElementById("three")?.classList.add("away");
  dispatchEvent(new Event("resize"));
  expect(shown()).toEqual(["two"]);
});

test("a form that is not open yet, in a modal or behind another tab, begins at its first step like any", async () => {
  await load(STEPS, "form{display:none}");
  expect([shown(), at()]).toEqual([["one"], "Step 1 of 3"]);
  expect(document.getElementById("one")?.hasAttribute("data-last")).toBe(false);
});

test("a form with one step is a form, and one without any is left alone", async () => {
  const form = await load([STEPS[2] ?? ""]);
  expect(document.getElementById("three")?.hasAttribute("data-last")).toBe(true);
  sent.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ ok: true, thanks: "Thanks" }))));
  press(form);
  await vi.waitFor(() => expect(document.querySelector(".v-thanks")).not.toBeNull());
  await load([]);
  expect(document.querySelector("form")).not.toBeNull();
});
