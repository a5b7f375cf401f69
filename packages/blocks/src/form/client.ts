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

function controls(form: HTMLFormElement): Control[] {
  return [...own(form, "querySelectorAll").call(form, ".v-field [id][name]:not([disabled])")] as Control[];
}

function note(text: string): HTMLElement {
  const made = document.createElement("p");
  made.className = "v-note";
  made.textContent = text;
  return made;
}

function clear(control: Control): void {
  control.removeAttribute("aria-invalid");
  control.removeAttribute("aria-describedby");
  document.getElementById(`${control.id}-note`)?.remove();
}

/** Says beside each control what is wrong, and goes to the first; a screen reader reads it with the control. */
function showProblems(form: HTMLFormElement, problemOf: (control: Control) => string | undefined): boolean {
  let first: Control | undefined;
  for (const control of controls(form)) {
    clear(control);
    const problem = problemOf(control);
    if (!problem) continue;
    const made = note(problem);
    made.id = `${control.id}-note`;
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", made.id);
    control.closest(".v-field")?.append(made);
    first ??= control;
  }
  first?.focus();
  return first !== undefined;
}

/** What the browser itself finds wrong, in the page's words; the rest is for the server to say. */
function foundHere(form: HTMLFormElement): (control: Control) => string | undefined {
  const dataset = own(form, "dataset");
  return ({ validity, type }) => {
    if (validity.valueMissing) return dataset.required;
    if (validity.typeMismatch || validity.patternMismatch) return type === "tel" ? dataset.phone : dataset.email;
    return undefined;
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

async function post(form: HTMLFormElement): Promise<void> {
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
  if (reply.ok && reply.redirect) location.assign(reply.redirect);
  else if (reply.ok) showThanks(form, reply.thanks ?? "");
  else if (!showProblems(form, ({ name }) => problems.get(name))) showFailure(form);
}

async function send(form: HTMLFormElement): Promise<void> {
  const find = own(form, "querySelector");
  const button = find.call(form, ".v-send") as HTMLButtonElement | null;
  if (!button || button.disabled) return;
  find.call(form, ":scope>.v-note")?.remove();
  if (showProblems(form, foundHere(form))) return;
  button.disabled = true;
  try {
    await post(form);
  } catch {
    showFailure(form);
  }
  button.disabled = false;
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-v="form"]')) {
  Reflect.set(HTMLFormElement.prototype, "noValidate", true, form);
  leaveOutAway(form);
  const listen = own(form, "addEventListener");
  listen.call(form, "submit", (event) => {
    event.preventDefault();
    void send(form);
  });
  listen.call(form, "input", (event) => clear(event.target as Control));
}
