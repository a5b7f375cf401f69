/** Sends the page's forms without leaving the page; without this script they are plain posts. */

interface Reply {
  readonly ok: boolean;
  readonly fields?: Readonly<Record<string, string>>;
  readonly thanks?: string;
  readonly redirect?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a form itself has under a name. A field of that name (`dataset`, `append`, `querySelector`) would stand in
 * its place on the form, and its owner may call it anything; on the prototype nothing stands in the way.
 */
function own<Name extends keyof HTMLFormElement>(form: HTMLFormElement, name: Name): HTMLFormElement[Name] {
  return Reflect.get(HTMLFormElement.prototype, name, form);
}

function fieldsOf(form: HTMLFormElement): HTMLElement[] {
  return [...own(form, "querySelectorAll").call(form, ".v-field")] as HTMLElement[];
}

/** A field's controls: several where one, or some, of several things are chosen. */
function controlsOf(field: HTMLElement): Control[] {
  return [...field.querySelectorAll<Control>("[id][name]:not([disabled])")];
}

function note(text: string): HTMLElement {
  const made = document.createElement("p");
  made.className = "v-note";
  made.textContent = text;
  return made;
}

/** What is told of as wrong: a control, or the group that several are in. */
function toldOf(field: HTMLElement): HTMLElement | undefined {
  return field.hasAttribute("role") ? field : controlsOf(field)[0];
}

function clear(field: HTMLElement): void {
  const told = toldOf(field);
  if (!told?.hasAttribute("aria-invalid")) return;
  told.removeAttribute("aria-invalid");
  const { help } = told.dataset;
  if (help) told.setAttribute("aria-describedby", help);
  else told.removeAttribute("aria-describedby");
  field.querySelector(".v-note")?.remove();
}

/** Says in each field what is wrong, and goes to the first; a screen reader reads it with the control. */
function showProblems(fields: readonly HTMLElement[], problemOf: (field: HTMLElement) => string | undefined): boolean {
  let first: Control | undefined;
  for (const field of fields) {
    clear(field);
    const [control] = controlsOf(field);
    const told = toldOf(field);
    const problem = problemOf(field);
    if (!control || !told || !problem) continue;
    const made = note(problem);
    made.id = `${control.id}-note`;
    told.dataset.help ??= told.getAttribute("aria-describedby") ?? "";
    told.setAttribute("aria-invalid", "true");
    told.setAttribute("aria-describedby", `${told.dataset.help} ${made.id}`.trim());
    field.append(made);
    first ??= control;
  }
  // A step that is not shown has to be, before anything in it can be gone to.
  first?.dispatchEvent(new Event("v-reach", { bubbles: true }));
  first?.focus();
  return first !== undefined;
}

/**
 * Whether its owner hides a field at this width, or for now: what nobody can see nobody can answer. Whoever is in a step
 * or tab that is not shown can come to it, and what is around the form may open.
 */
function isAway(field: HTMLElement): boolean {
  if (field.closest("[data-gone]")) return true;
  // The form itself is asked nothing: a field may be called like what is asked.
  const around = field.closest("form,.v-form-step,.v-tab");
  for (let each: Element | null = field; each && each !== around; each = each.parentElement) {
    if (getComputedStyle(each).display === "none") return true;
  }
  return false;
}

/** What the browser itself finds wrong, in the page's words; the rest is for the server to say. */
function foundHere(form: HTMLFormElement): (field: HTMLElement) => string | undefined {
  const { required, phone, email } = own(form, "dataset");
  return (field) => {
    if (isAway(field)) return undefined;
    if ("some" in field.dataset && !field.querySelector(":checked")) return required;
    const wrong = controlsOf(field).find(({ validity }) => !validity.valid);
    if (!wrong || (wrong.validity.valueMissing && !wrong.validity.badInput)) return wrong && required;
    return wrong.dataset.problem ?? (wrong.type === "tel" ? phone : email);
  };
}

function showFailure(form: HTMLFormElement): void {
  const made = note(own(form, "dataset").failed ?? "");
  made.role = "alert";
  own(form, "append").call(form, made);
}

function showThanks(form: HTMLFormElement, text: string): void {
  const thanks = document.createElement("p");
  thanks.className = "v-thanks";
  thanks.role = "status";
  thanks.tabIndex = -1;
  thanks.textContent = text;
  own(form, "replaceChildren").call(form, thanks);
  thanks.focus();
}

/** What its owner shows to others only is not asked, and not sent. */
function leaveOutAway(form: HTMLFormElement): void {
  if (!document.getElementById("v-rules")) return;
  for (const control of own(form, "querySelectorAll").call(form, "[name]")) {
    if (getComputedStyle(control).getPropertyValue("--v-away")) control.setAttribute("disabled", "");
  }
}

/** How long a page is left for at most, in ms: one that is still here then has led to a call, a message or a file. */
const LEAVING = 10_000;

/** Leaves for where the form leads to; a script of the page's settings may have something to add to it. */
function leaveFor(to: string): void {
  const leaving = new CustomEvent("v-leave", { detail: { to } });
  dispatchEvent(leaving);
  location.assign(leaving.detail.to);
}

/** Sends the answers; whether that leads away. */
async function post(form: HTMLFormElement): Promise<boolean> {
  const fields: Record<string, string> = { _referrer: document.referrer };
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  const response = await fetch(own(form, "getAttribute").call(form, "action") ?? "", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(fields),
    referrerPolicy: "unsafe-url",
  });
  const reply = (await response.json()) as Reply;
  const problems = new Map(Object.entries(reply.fields ?? {}));
  if (reply.ok && reply.redirect) {
    leaveFor(reply.redirect);
    return true;
  }
  if (reply.ok) showThanks(form, reply.thanks ?? "");
  else if (!showProblems(fieldsOf(form), (field) => problems.get(controlsOf(field)[0]?.name.replace(/\.\d+$/, "") ?? "")))
    showFailure(form);
  return false;
}

function buttonOf(form: HTMLFormElement): HTMLButtonElement | null {
  return own(form, "querySelector").call(form, ":scope>.v-send") as HTMLButtonElement | null;
}

function free(form: HTMLFormElement): void {
  const button = buttonOf(form);
  if (button) button.disabled = false;
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = buttonOf(form);
  if (!button || button.disabled) return;
  own(form, "querySelector").call(form, ":scope>.v-note")?.remove();
  if (showProblems(fieldsOf(form), foundHere(form))) return;
  const hasFocus = document.activeElement === button;
  button.disabled = true;
  let isLeaving = false;
  try {
    isLeaving = await post(form);
  } catch {
    showFailure(form);
  }
  // The next page takes its time on a slow network: meanwhile nobody sends the same again.
  if (isLeaving) setTimeout(free, LEAVING, form);
  else free(form);
  // A button that is disabled loses the keyboard's place.
  if (hasFocus && !button.disabled && document.activeElement === document.body) button.focus();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-v="form"]')) {
  Reflect.set(HTMLFormElement.prototype, "noValidate", true, form);
  leaveOutAway(form);
  // Who comes back finds the page as it was left: browsers keep even that a button is disabled.
  free(form);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) free(form);
  });
  const listen = own(form, "addEventListener");
  listen.call(form, "submit", (event) => {
    event.preventDefault();
    void send(form);
  });
  // A step asks whether what is answered in it will do.
  listen.call(form, "v-check", (event) => {
    const fields = [...(event.target as HTMLElement).querySelectorAll<HTMLElement>(".v-field")];
    if (showProblems(fields, foundHere(form))) event.preventDefault();
  });
  listen.call(form, "input", ({ target }) => {
    const field = (target as Control).closest<HTMLElement>(".v-field");
    if (field) clear(field);
  });
}
