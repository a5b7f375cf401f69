/** Sends the page's forms without leaving the page; without this script they are plain posts. */

interface Reply {
  readonly ok: boolean;
  readonly fields?: Readonly<Record<string, string>>;
  readonly thanks?: string;
  readonly redirect?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(".v-field [id][name]")];
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
function foundHere({ dataset }: HTMLFormElement): (control: Control) => string | undefined {
  return ({ validity, type }) => {
    if (validity.valueMissing) return dataset.required;
    if (validity.typeMismatch || validity.patternMismatch) return type === "tel" ? dataset.phone : dataset.email;
    return undefined;
  };
}

function showFailure(form: HTMLFormElement): void {
  const made = note(form.dataset.failed ?? "");
  made.role = "alert";
  form.append(made);
}

function showThanks(form: HTMLFormElement, text: string): void {
  const thanks = document.createElement("p");
  thanks.className = "v-thanks";
  thanks.role = "status";
  thanks.tabIndex = -1;
  thanks.textContent = text;
  form.replaceChildren(thanks);
  thanks.focus();
}

async function post(form: HTMLFormElement): Promise<void> {
  const fields: Record<string, string> = { _referrer: document.referrer };
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  // Not `form.action`: a field of that name would stand in its place.
  const response = await fetch(form.getAttribute("action") ?? "", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(fields),
    referrerPolicy: "unsafe-url",
  });
  const reply = (await response.json()) as Reply;
  if (reply.ok && reply.redirect) location.assign(reply.redirect);
  else if (reply.ok) showThanks(form, reply.thanks ?? "");
  else if (!showProblems(form, ({ name }) => reply.fields?.[name])) showFailure(form);
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>(".v-send");
  if (!button || button.disabled) return;
  form.querySelector(":scope>.v-note")?.remove();
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
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
  form.addEventListener("input", (event) => clear(event.target as Control));
}
