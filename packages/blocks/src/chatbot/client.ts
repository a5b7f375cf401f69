/** Leads visitors through the page's conversations; without this script they are forms. */

/** A visitor's answers, by the names of the steps that asked for them. */
type Answers = Readonly<Record<string, string>>;

/**
 * Sends answers to where the conversation's form is taken. Gives what is wrong with them, by name, in words; throws when
 * they did not arrive. `keepalive` sends them even if the visitor leaves meanwhile, unless they are over 64 kB.
 */
async function sendAnswers(action: string, answers: Answers, keepalive: boolean): Promise<[name: string, problem: string][]> {
  const response = await fetch(action, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ _referrer: document.referrer, ...answers }),
    referrerPolicy: "unsafe-url",
    keepalive,
  });
  const { ok, fields } = (await response.json()) as { readonly ok: boolean; readonly fields?: Answers };
  if (!ok && !fields) throw new Error("the answers were not taken");
  return Object.entries(fields ?? {});
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "", className = ""): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text, className });
}

function button(text: string | undefined, onClick: () => void): HTMLElement {
  return Object.assign(make("button", text), { type: "button", onclick: onClick });
}

function converse(root: HTMLElement, talk: HTMLElement, firstFoot: HTMLElement): void {
  const words = root.dataset;
  let foot = firstFoot;
  const submit = foot.querySelector("button");
  const form = root.querySelector("form");
  // Fields stand in the place of what a form has under their names: it is asked before any of them is in it alone.
  const action = form && Element.prototype.getAttribute.call(form, "action");
  const trap = root.querySelector<HTMLInputElement>("[hidden] input");
  const steps = [...talk.children] as HTMLElement[];
  const isStill = matchMedia("(prefers-reduced-motion:reduce)").matches;
  let answers: Answers = {};
  /** Gone through since somebody answered: a step that comes again by itself would come for ever. */
  const passed = new Set<HTMLElement>();
  const asked = new Map<string, HTMLElement>();
  let current: HTMLElement | undefined;
  let ending: HTMLElement | undefined;
  let isEngaged = false;
  let isRepairing = false;

  const say = (...bubbles: readonly HTMLElement[]): void => {
    talk.append(...bubbles);
    talk.scrollTop = talk.scrollHeight;
  };

  const offer = (...parts: readonly HTMLElement[]): void => {
    // A new one each time: one that grows would be a part of the page that moves.
    const next = make("footer");
    next.append(...parts);
    foot.replaceWith(next);
    foot = next;
    talk.scrollTop = talk.scrollHeight;
    if (isEngaged) parts[0]?.focus({ preventScroll: true });
  };

  const play = (step: HTMLElement, after: () => void): void => {
    const bubbles = bubblesOf(step);
    const pause = isStill ? 0 : Number(step.dataset.pause);
    offer();
    const type = (): void => {
      const bubble = bubbles.shift();
      if (!bubble) {
        after();
        return;
      }
      talk.classList.add("v-typing");
      say();
      setTimeout(() => {
        talk.classList.remove("v-typing");
        say(bubble);
        type();
      }, pause);
    };
    type();
  };

  const goOn = (to: string | undefined): void => {
    const next = to ? steps.find(({ dataset }) => dataset.step === to) : steps[current ? steps.indexOf(current) + 1 : 0];
    if (next && !passed.has(next) && next.dataset.reply !== "end") {
      passed.add(next);
      play(next, () => ask(next));
      return;
    }
    ending = next && !passed.has(next) ? next : undefined;
    void finish();
  };

  const answer = (value: string, to: string | undefined): void => {
    const { step = "" } = current?.dataset ?? {};
    answers = { ...answers, [step]: value };
    if (current) asked.set(step, current);
    isEngaged = true;
    passed.clear();
    say(make("p", value, "v-own"));
    if (isRepairing) void finish();
    else goOn(to);
  };

  const choicesOf = (step: HTMLElement | undefined): HTMLElement[] =>
    [...(step?.querySelectorAll<HTMLElement>("label,.v-out") ?? [])].map((choice) => {
      const text = choice.textContent.trim();
      return choice.matches("a") ? (choice.cloneNode(true) as HTMLElement) : button(text, () => answer(text, choice.dataset.to));
    });

  const ask = (step: HTMLElement): void => {
    current = step;
    const input = step.querySelector("input:not([type=radio])");
    const choices = choicesOf(step);
    if (input && submit) offer(input.cloneNode() as HTMLElement, submit);
    else if (choices.length > 0) offer(...choices);
    else goOn(step.dataset.to);
  };

  const send = (isLeaving = false): Promise<[string, string][]> =>
    sendAnswers(action ?? "", { ...answers, ...(trap ? { [trap.name]: trap.value } : {}) }, isLeaving);

  const conclude = (): void => {
    offer(
      ...choicesOf(ending),
      button(words.again, () => {
        talk.replaceChildren();
        passed.clear();
        current = undefined;
        goOn(undefined);
      }),
    );
  };

  /** The last step, which may say that the answers are there, comes once they are. */
  const finish = async (): Promise<void> => {
    offer();
    try {
      const [wrong] = Object.keys(answers).length > 0 ? await send() : [];
      const step = wrong && asked.get(wrong[0]);
      isRepairing = step !== undefined;
      if (step) {
        say(make("p", wrong[1]));
        ask(step);
        return;
      }
      answers = {};
      if (ending) play(ending, conclude);
      else conclude();
    } catch {
      const note = make("em", words.failed);
      note.role = "alert";
      offer(
        button(words.retry, () => void finish()),
        note,
      );
    }
  };

  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const input = foot.querySelector("input");
    if (!input) return;
    const value = input.value.trim();
    const problem = value === "" ? words.required : input.checkValidity() ? undefined : words[input.type];
    foot.querySelector("em")?.remove();
    if (!problem) {
      answer(value, current?.dataset.to);
      return;
    }
    const note = make("em", problem);
    note.role = "alert";
    foot.append(note);
    talk.scrollTop = talk.scrollHeight;
    input.setAttribute("aria-invalid", "true");
    input.focus();
  });
  root.addEventListener("click", ({ target }) => {
    // Who leaves by a link before the end has answered all the same.
    if (Object.keys(answers).length > 0 && (target as Element).closest(".v-out")) send(true).catch(() => undefined);
  });
  if (submit) submit.formNoValidate = true;
  const [first] = steps;
  if (!first) return;
  talk.replaceChildren(...bubblesOf(first));
  talk.role = "log";
  talk.tabIndex = 0;
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    passed.add(first);
    if (first.dataset.reply === "end") ending = first;
    if (ending) conclude();
    else ask(first);
  }).observe(talk);
}

/** Copies of a step's messages. */
function bubblesOf(step: HTMLElement): HTMLElement[] {
  const said = [...(step.firstElementChild?.children ?? [])] as HTMLElement[];
  return said.filter(({ textContent }) => textContent.trim() !== "").map((bubble) => bubble.cloneNode(true) as HTMLElement);
}

/** What closes a conversation, where what opens it was drawn. */
const CROSS = "M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z";

/** Opens and closes a conversation that floats. */
function float(root: HTMLElement, talk: HTMLElement | null | undefined, opener: HTMLElement): void {
  // Out of its section: what is set there could hold it back, cut it off or lay something over it.
  document.body.append(root);
  const drawing = opener.querySelector("path");
  const bubble = drawing?.getAttribute("d") ?? "";
  const turn = (isOpen: boolean): void => {
    root.classList.toggle("v-up", isOpen);
    opener.ariaExpanded = String(isOpen);
    drawing?.setAttribute("d", isOpen ? CROSS : bubble);
    // It stands before its opener, where nobody who goes on with the keyboard would look for it.
    if (isOpen) talk?.focus();
  };
  opener.addEventListener("click", () => turn(!root.classList.contains("v-up")));
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    turn(false);
    opener.focus();
  });
}

let isOneFloating = false;

for (const root of document.querySelectorAll<HTMLElement>('[data-v="chatbot"]')) {
  const [talk, foot, opener] = [".v-talk", "footer", ".v-float"].map((part) => root.querySelector<HTMLElement>(part));
  if (talk && foot) converse(root, talk, foot);
  if (!opener) continue;
  // One that its owner hides on this device leaves its corner to the one after it.
  if (isOneFloating || root.checkVisibility?.() === false) {
    root.hidden = true;
    continue;
  }
  isOneFloating = true;
  float(root, talk, opener);
}
