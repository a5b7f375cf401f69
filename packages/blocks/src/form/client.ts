/** Sends the page's forms without leaving the page; without this script they are plain posts. */

interface Reply {
  readonly ok: boolean;
  readonly fields?: Readonly<Record<string, string>>;
  readonly thanks?: string;
  readonly redirect?: string;
}

function showProblems(form: HTMLFormElement, problems: Readonly<Record<string, string>>): void {
  for (const note of form.querySelectorAll(".v-note")) note.remove();
  for (const control of form.querySelectorAll("[aria-invalid]")) {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
  }
  let first: HTMLElement | null = null;
  for (const [name, text] of Object.entries(problems)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLElement)) continue;
    const note = document.createElement("p");
    note.className = "v-note";
    note.id = `${control.id}-note`;
    note.textContent = text;
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", note.id);
    control.closest(".v-field")?.append(note);
    first ??= control;
  }
  first?.focus();
}

function showFailure(form: HTMLFormElement): void {
  const note = document.createElement("p");
  note.className = "v-note";
  note.role = "alert";
  note.textContent = form.dataset.failed ?? "";
  form.append(note);
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

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>(".v-send");
  if (button?.disabled) return;
  if (button) button.disabled = true;
  showProblems(form, {});
  try {
    const fields: Record<string, string> = { _referrer: document.referrer };
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
    const response = await fetch(form.action, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(fields),
      referrerPolicy: "unsafe-url",
    });
    const reply = (await response.json()) as Reply;
    if (reply.fields) showProblems(form, reply.fields);
    else if (!reply.ok) showFailure(form);
    else if (reply.redirect) location.assign(reply.redirect);
    else showThanks(form, reply.thanks ?? "");
  } catch {
    showFailure(form);
  }
  if (button) button.disabled = false;
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-v="form"]')) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
}
