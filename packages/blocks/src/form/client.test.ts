import { afterEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const fields = [
  renderKind("field", { input: "text", name: "name", label: "Name", isRequired: true }),
  renderKind("field", { input: "email", name: "email", label: "E-mail", isRequired: true }).replaceAll("f-b1", "f-b2"),
  // Its name is also that of a property of every form.
  renderKind("field", { input: "text", name: "action", label: "Action" }).replaceAll("f-b1", "f-b3"),
].join("");

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

async function load(before = "", change = (html: string) => html): Promise<HTMLFormElement> {
  document.body.innerHTML = before + change(renderKind("form").replace("[fields]", fields));
  vi.stubGlobal("fetch", sent);
  vi.resetModules();
  await import("./client.ts");
  const form = document.querySelector("form");
  if (!form) throw new Error("there is no form");
  return form;
}

function fill(id: string, value: string): void {
  const control = document.getElementById(id) as HTMLInputElement;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

const submit = (form: HTMLFormElement) => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

const reply = (status: number, body: object) => Promise.resolve(new Response(JSON.stringify(body), { status }));

const notes = () => [...document.querySelectorAll(".v-note")].map((note) => note.textContent);

afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is missing is said beside its field, without asking the server", async () => {
  const form = await load();
  expect(submit(form)).toBe(false);
  expect(notes()).toEqual(["Please fill in this field.", "Please fill in this field."]);
  const name = document.getElementById("f-b1");
  expect(name?.getAttribute("aria-invalid")).toBe("true");
  expect(name?.getAttribute("aria-describedby")).toBe("f-b1-note");
  expect(document.activeElement).toBe(name);
  expect(sent).not.toHaveBeenCalled();
});

test("what a rule hides from this visitor is neither asked nor sent", async () => {
  sent.mockImplementation(() => reply(200, { ok: true, thanks: "" }));
  const form = await load('<script type="application/json" id="v-rules"></script><style>.v-d0,.v-d0 *{--v-away:1}</style>', (html) =>
    html.replace('class="v-field"', 'class="v-field v-d0"'),
  );
  fill("f-b2", "ana@example.com");
  submit(form);
  expect(notes()).toEqual([]);
  expect(JSON.parse(String(sent.mock.lastCall?.[1].body))).toEqual({ _referrer: "", email: "ana@example.com", action: "", _website: "" });
});

test("a note goes once its field is touched", async () => {
  const form = await load();
  submit(form);
  fill("f-b1", "Ana");
  expect(document.getElementById("f-b1-note")).toBeNull();
  expect(document.getElementById("f-b1")?.hasAttribute("aria-invalid")).toBe(false);
  expect(notes()).toHaveLength(1);
});

test("a form is sent once, and its thanks take its place and the focus", async () => {
  const form = await load();
  fill("f-b1", "Ana");
  fill("f-b2", "ana@example.com");
  sent.mockReturnValue(reply(200, { ok: true, thanks: "We have your details." }));
  submit(form);
  submit(form);
  await vi.waitFor(() => expect(document.querySelector(".v-thanks")).not.toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
  const [url, init] = sent.mock.calls[0] ?? [];
  expect(url).toBe("/_v/forms/p/b1");
  expect(JSON.parse(String(init?.body))).toMatchObject({ name: "Ana", email: "ana@example.com", action: "", _website: "" });
  const thanks = document.querySelector(".v-thanks");
  expect(thanks?.textContent).toBe("We have your details.");
  expect(thanks?.getAttribute("role")).toBe("status");
  expect(document.activeElement).toBe(thanks);
});

test("what the server finds wrong is said beside its field", async () => {
  const form = await load();
  fill("f-b1", "Ana");
  fill("f-b2", "ana@example");
  sent.mockReturnValue(reply(422, { ok: false, fields: { email: "Check the e-mail address: something is missing." } }));
  submit(form);
  await vi.waitFor(() => expect(notes()).toEqual(["Check the e-mail address: something is missing."]));
  expect(document.activeElement?.id).toBe("f-b2");
  expect(document.querySelector<HTMLButtonElement>(".v-send")?.disabled).toBe(false);
});

test.each(["toString", "constructor"])("a field called %s is not told a fault that nobody found", async (name) => {
  const form = await load();
  document.getElementById("f-b3")?.setAttribute("name", name);
  fill("f-b1", "Ana");
  fill("f-b2", "ana@example.com");
  sent.mockReturnValue(reply(422, { ok: false, fields: { email: "Check the e-mail address." } }));
  submit(form);
  await vi.waitFor(() => expect(notes()).toEqual(["Check the e-mail address."]));
});

test("a group is told of as one, keeps its help, and is well once something is chosen", async () => {
  const form = await load();
  const options = ["A", "B"];
  const radio = renderKind("field", { input: "radio", name: "plan", options, isRequired: true, help: "Pick one." }).replaceAll(
    "f-b1",
    "g1",
  );
  const boxes = renderKind("field", { input: "checkboxes", name: "topics", options, isRequired: true }).replaceAll("f-b1", "g2");
  form.insertAdjacentHTML("afterbegin", boxes);
  form.insertAdjacentHTML("afterbegin", radio);
  submit(form);
  expect(notes()).toHaveLength(4);
  const group = document.querySelector<HTMLElement>("[role=radiogroup]");
  expect(group?.getAttribute("aria-describedby")).toBe("g1-help g1-0-note");
  expect(document.activeElement?.id).toBe("g1-0");
  const pick = (id: string) => {
    const control = document.getElementById(id) as HTMLInputElement;
    control.checked = true;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
  pick("g1-1");
  expect([group?.getAttribute("aria-describedby"), group?.hasAttribute("aria-invalid")]).toEqual(["g1-help", false]);
  pick("g2-0");
  fill("f-b1", "Ana");
  fill("f-b2", "ana@example.com");
  sent.mockReturnValue(reply(422, { ok: false, fields: { topics: "Choose one of the options." } }));
  submit(form);
  await vi.waitFor(() => expect(notes()).toEqual(["Choose one of the options."]));
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({ plan: "B", "topics.0": "A" });
  expect(document.activeElement?.id).toBe("g2-0");
});

test("a field's own words say what is wrong with it", async () => {
  const form = await load();
  form.insertAdjacentHTML(
    "afterbegin",
    renderKind("field", { input: "number", name: "age", max: "9", value: "10" }).replaceAll("f-b1", "n"),
  );
  submit(form);
  expect(notes()[0]).toBe("Anything up to 9, please.");
});

test("a redirect is followed", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const form = await load();
  fill("f-b1", "Ana");
  fill("f-b2", "ana@example.com");
  sent.mockReturnValue(reply(200, { ok: true, redirect: "https://shop.example/next" }));
  submit(form);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("https://shop.example/next"));
});

test("while the next page takes its time nobody sends the same again, but who comes back, or never left, may", async () => {
  vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const form = await load();
  fill("f-b1", "Ana");
  fill("f-b2", "ana@example.com");
  sent.mockImplementation(() => reply(200, { ok: true, redirect: "https://shop.example/next" }));
  const timeout = vi.spyOn(globalThis, "setTimeout");
  submit(form);
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledOnce());
  await Promise.resolve();
  submit(form);
  expect(sent).toHaveBeenCalledTimes(1);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  submit(form);
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledTimes(2));
  await Promise.resolve();
  const button = document.querySelector<HTMLButtonElement>(".v-send");
  expect(button?.disabled).toBe(true);
  const [late] = timeout.mock.calls.filter((call) => call[1] === 10_000).at(-1) ?? [];
  (late as (form: HTMLFormElement) => void)(form);
  expect(button?.disabled).toBe(false);
});

test("where it could not be sent, the keyboard is where it was", async () => {
  const form = await load();
  fill("f-b1", "Ana");
  fill("f-b2", "ana@example.com");
  const button = document.querySelector<HTMLButtonElement>(".v-send");
  sent.mockImplementation(() => {
    expect(button?.disabled).toBe(true);
    // As browsers do with what is disabled; the one of this test does so with nothing that is.
    button?.removeAttribute("disabled");
    button?.blur();
    button?.setAttribute("disabled", "");
    return Promise.reject(new TypeError("offline"));
  });
  button?.focus();
  submit(form);
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

test("a button that the browser kept disabled can be pressed", async () => {
  await load("", (html) => html.replace('<button class="v-send"', '<button disabled="" class="v-send"'));
  expect(document.querySelector<HTMLButtonElement>(".v-send")?.disabled).toBe(false);
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("offline"))],
  ["an answer that is no JSON", () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 }))],
  ["a refusal without a field", () => reply(413, { ok: false })],
  ["a fault in a field that is not there", () => reply(422, { ok: false, fields: { ghost: "Boo." } })],
])("%s is announced, and the form can be sent again", async (_, answer) => {
  const form = await load();
  fill("f-b1", "Ana");
  fill("f-b2", "ana@example.com");
  sent.mockImplementation(answer);
  submit(form);
  const failed = "It could not be sent. Check your connection and try again.";
  await vi.waitFor(() => expect(notes()).toEqual([failed]));
  expect(document.querySelector(".v-note")?.getAttribute("role")).toBe("alert");
  submit(form);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(notes()).toEqual([failed]));
});
