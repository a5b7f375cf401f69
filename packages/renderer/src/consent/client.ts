/**
 * Asks a visitor once for consent, and keeps the answer in this browser alone. What needs it stands in the page as inert
 * templates, and takes its place when they agree; without this script nobody is asked, and none of it runs.
 */
const KEY = "v-consent";
const banner = document.querySelector<HTMLElement>(".v-consent-ask");
const reopen = document.querySelector<HTMLElement>("[data-v-consent]");

function answered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(answer: string): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Storage is full or switched off: it is asked again at the next visit.
  }
}

function run(): void {
  for (const held of document.querySelectorAll<HTMLTemplateElement>("template.v-held")) held.replaceWith(held.content);
}

const isShown = (shown: boolean): void => {
  if (banner) banner.hidden = !shown;
};

function take(answer: string): void {
  if (!answer) return;
  const before = answered();
  keep(answer);
  isShown(false);
  if (answer === "yes") run();
  // What runs cannot be taken back but by leaving it behind.
  else if (before === "yes") location.reload();
  // Who came from there by the keyboard is there again; before any answer, the next step leads into the page.
  if (before) reopen?.focus();
}

banner?.addEventListener("click", ({ target }) => take((target as HTMLButtonElement).value));
// Who waves it away has not agreed, and keeps what they had answered before.
banner?.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") take(answered() ?? "no");
});
reopen?.addEventListener("click", () => {
  isShown(true);
  banner?.querySelector("button")?.focus();
});
if (reopen) reopen.hidden = false;
const before = answered();
isShown(before === null);
if (before === "yes") run();
