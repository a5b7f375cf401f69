/** Asks the steps of a form one after another; without this script they stand one below the other, as one long form. */

/** Where in the browser's history a form's step is kept. */
const nameOf = (form: HTMLFormElement) => `v-step ${Element.prototype.getAttribute.call(form, "action")}`;

/** Where in it is kept which form was gone on with last. */
const LAST = "v-step";

/** Whether nothing hides it as far up as its step: what is around the form, a modal or a tab, may open later. */
function isSeen(element: HTMLElement, step: HTMLElement): boolean {
  if (getComputedStyle(element).display === "none") return false;
  return element === step || element.parentElement === null || isSeen(element.parentElement, step);
}

/** Whether a step has anything for this visitor, on this window: one whose every question is hidden is passed by. */
function isThere(step: HTMLElement): boolean {
  const isNow = step.hasAttribute("data-now");
  step.toggleAttribute("data-now", true);
  const fields = [...step.querySelectorAll<HTMLElement>(".v-field")];
  const is = isSeen(step, step) && (fields.length === 0 || fields.some((field) => isSeen(field, step)));
  step.toggleAttribute("data-now", isNow);
  return is;
}

function start(form: HTMLFormElement, steps: readonly HTMLElement[]): void {
  const name = nameOf(form);
  let now = steps[0] as HTMLElement;
  let farthest = 0;

  const there = (): HTMLElement[] => steps.filter(isThere);

  const show = (step: HTMLElement, hasFocus: boolean): void => {
    const all = there();
    // Where it is no longer there itself, the last one before it is.
    const place = Math.max(0, all.filter((each) => steps.indexOf(each) <= steps.indexOf(step)).length - 1);
    now = all[place] ?? step;
    farthest = Math.max(farthest, steps.indexOf(now));
    for (const each of steps) {
      each.toggleAttribute("data-now", each === now);
      // The form's own script asks nothing of a step that nobody comes to.
      each.toggleAttribute("data-gone", !all.includes(each));
    }
    now.toggleAttribute("data-first", place === 0);
    now.toggleAttribute("data-last", place >= all.length - 1);
    const at = now.querySelector<HTMLElement>(".v-step-at");
    if (at) at.textContent = (now.dataset.words ?? "").replace("{at}", String(place + 1)).replace("{of}", String(all.length));
    now.style.setProperty("--v-done", String((place + 1) / Math.max(1, all.length)));
    const title = now.querySelector<HTMLElement>(":scope>.v-step-title");
    if (hasFocus) (title?.textContent ? title : now).focus();
  };

  /** The step that the browser's history is at; without one, another page or another part of this one is. */
  const kept = (): number | undefined => history.state?.[name];

  const next = (): void => {
    if (!now.dispatchEvent(new Event("v-check", { bubbles: true, cancelable: true }))) return;
    if (kept() === undefined) history.replaceState({ ...history.state, [name]: steps.indexOf(now) }, "");
    const all = there();
    show(all[all.indexOf(now) + 1] ?? now, true);
    history.pushState({ ...history.state, [name]: steps.indexOf(now), [LAST]: name }, "");
  };

  const back = (): void => {
    const all = there();
    const at = steps.indexOf(now);
    if (at > 0 && kept() === at && history.state[LAST] === name) history.back();
    else show(all[all.indexOf(now) - 1] ?? now, true);
  };

  // Asked before the form's own script, which would send it: a step that is not the last leads to the next.
  document.addEventListener(
    "submit",
    (event) => {
      if (event.target !== form || !now.isConnected || now.hasAttribute("data-last")) return;
      event.preventDefault();
      event.stopPropagation();
      next();
    },
    true,
  );
  for (const step of steps) {
    step.dataset.on = "";
    step.tabIndex = -1;
    const title = step.querySelector<HTMLElement>(":scope>.v-step-title");
    title?.setAttribute("tabindex", "-1");
    title?.setAttribute("aria-describedby", `${title.id}-at`);
    step.querySelector(".v-step-back")?.addEventListener("click", back);
    step.addEventListener("v-reach", () => show(step, false));
  }
  addEventListener("popstate", () => {
    const at = kept();
    if (at === undefined) return;
    const step = steps[Math.min(at, farthest)];
    // Once it has been sent, the steps behind are no more than a way out.
    if (now.isConnected && step && step !== now) show(step, true);
    else if (!now.isConnected && at > 0) history.back();
  });
  addEventListener("resize", () => {
    if (now.isConnected) show(now, false);
  });
  // After a reload the browser has put the answers back: it goes on where somebody was, if all before it is answered.
  const open = steps.findIndex((step) =>
    [...step.querySelectorAll<HTMLInputElement>("[required]")].some(({ validity }) => !validity.valid),
  );
  farthest = Math.min(kept() ?? 0, open < 0 ? steps.length - 1 : open);
  show(steps[farthest] ?? now, false);
}

const forms = new Map<HTMLFormElement, HTMLElement[]>();
for (const step of document.querySelectorAll<HTMLElement>('[data-v="form-step"]')) {
  const form = step.closest("form");
  if (form) forms.set(form, [...(forms.get(form) ?? []), step]);
}
for (const [form, steps] of forms) start(form, steps);
