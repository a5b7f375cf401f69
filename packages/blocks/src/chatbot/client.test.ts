import { paragraphs } from "@vitrine/document";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const step = (name: string, message: string, reply: string, rest = {}) => ({
  ...{ id: name, name, message: paragraphs(message), pause: 500, reply, choices: [], to: "" },
  ...rest,
});
const pick = (id: string, label: string, to = "", link = "") => ({ id, label, to, link });

const steps = [
  step("hello", "What do you need?", "choices", { choices: [pick("a", "Prices", "prices"), pick("b", "A person", "name")] }),
  step("prices", "They are here.", "choices", { choices: [pick("a", "Back", "hello"), pick("b", "All prices", "", "/prices")] }),
  step("name", "Your name?", "text"),
  step("email", "Your e-mail?", "email"),
  step("end", "Thank you.", "end", { choices: [pick("a", "To the shop", "", "/shop")] }),
];

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let see: () => void;

const chat = (props = {}, options = {}) => renderKind("chatbot", { steps, ...props }, options);

async function load(html: string, isSeen = true): Promise<void> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
  if (isSeen) see();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map((element) => element.textContent.trim());
const talk = () => texts(".v-talk>*");
const offered = () => all("footer>*").map((each) => (each.matches("input") ? `[${each.getAttribute("type")}]` : each.textContent.trim()));
const press = (text: string) =>
  all("footer>*")
    .find((each) => each.textContent.trim() === text)
    ?.click();
const input = () => document.querySelector<HTMLInputElement>("footer input");
const body = (call = 0) => JSON.parse(String(sent.mock.calls[call]?.[1].body));

function write(value: string): void {
  const field = input();
  if (field) field.value = value;
  document.querySelector(".v-chat")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

const taken = (reply: object = { ok: true, thanks: "" }) => sent.mockResolvedValueOnce(new Response(JSON.stringify(reply)));
const settle = () => vi.advanceTimersByTimeAsync(5_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: readonly object[], observer: object) => void) {
        see = () => tell([{ isIntersecting: true }], this);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  sent.mockReset();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the first step is there at once, and offers its answers once somebody sees it", async () => {
  await load(chat(), false);
  expect(talk()).toEqual(["What do you need?"]);
  expect(offered()).toEqual(["Send"]);
  see();
  expect(offered()).toEqual(["Prices", "A person"]);
  expect(document.querySelector(".v-talk")?.getAttribute("role")).toBe("log");
  expect(document.activeElement).toBe(document.body);
});

test("an answer leads to its step, which is typed for its time", async () => {
  await load(chat());
  press("Prices");
  expect(talk()).toEqual(["What do you need?", "Prices"]);
  expect([offered(), all(".v-typing").length]).toEqual([[], 1]);
  vi.advanceTimersByTime(499);
  expect(talk()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(talk().at(-1)).toBe("They are here.");
  expect([offered(), all(".v-typing").length]).toEqual([["Back", "All prices"], 0]);
  expect(document.activeElement?.textContent).toBe("Back");
  press("Back");
  await settle();
  expect(talk().slice(-2)).toEqual(["Back", "What do you need?"]);
});

test("nobody waits who wants less motion", async () => {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await load(chat());
  press("A person");
  vi.advanceTimersByTime(0);
  expect(offered()).toEqual(["[text]", "Send"]);
});

test("a whole talk is sent as one form, and ends with its links", async () => {
  await load(chat());
  press("A person");
  await settle();
  write("  Bia ");
  await settle();
  expect(offered()).toEqual(["[email]", "Send"]);
  let take = (_: Response): void => undefined;
  sent.mockReturnValueOnce(new Promise((resolve) => (take = resolve)));
  write("bia@example.com");
  await settle();
  expect([talk().at(-1), offered()]).toEqual(["bia@example.com", []]);
  take(new Response(JSON.stringify({ ok: true, thanks: "" })));
  await settle();
  expect(sent).toHaveBeenCalledTimes(1);
  // What is sent so has a limit, and a long talk must not be lost to it.
  expect(sent.mock.calls[0]?.[1].keepalive).toBe(false);
  expect(sent.mock.calls[0]?.[0]).toBe("/_v/forms/p/b1");
  expect(body()).toEqual({ _referrer: "", _website: "", hello: "A person", name: "Bia", email: "bia@example.com" });
  expect(talk().at(-1)).toBe("Thank you.");
  expect(offered()).toEqual(["To the shop", "Start again"]);
  press("Start again");
  await settle();
  expect(talk()).toEqual(["What do you need?"]);
  press("A person");
  await settle();
  expect(input()?.value).toBe("");
  expect(sent).toHaveBeenCalledTimes(1);
});

test("what is missing or cannot be is said beside its field", async () => {
  await load(chat({ steps: steps.slice(2) }));
  write(" ");
  expect(texts("footer em[role=alert]")).toEqual(["Please write your answer."]);
  expect(input()?.getAttribute("aria-invalid")).toBe("true");
  write("Bia");
  await settle();
  write("bia");
  expect(texts("footer em")).toEqual(["Check the e-mail address: something is missing."]);
  expect(sent).not.toHaveBeenCalled();
});

test("what the server finds wrong is asked again, and nothing else", async () => {
  await load(chat({ steps: steps.slice(2) }));
  write("Bia");
  await settle();
  taken({ ok: false, fields: { email: "No such address." } });
  write("bia@example.c");
  await settle();
  expect(talk().at(-1)).toBe("No such address.");
  expect(offered()).toEqual(["[email]", "Send"]);
  taken();
  write("bia@example.com");
  await settle();
  expect(body(1)).toMatchObject({ name: "Bia", email: "bia@example.com" });
  expect(offered()).toEqual(["To the shop", "Start again"]);
});

test("answers that did not arrive are kept, and sent again", async () => {
  await load(chat({ steps: steps.slice(3) }));
  sent.mockRejectedValueOnce(new TypeError("offline"));
  write("bia@example.com");
  await settle();
  expect(texts("footer [role=alert]")).toEqual(["It could not be sent. Check your connection and try again."]);
  expect(talk()).not.toContain("Thank you.");
  sent.mockResolvedValueOnce(new Response(JSON.stringify({ ok: false, message: "busy" }), { status: 503 }));
  press("Try again");
  await settle();
  taken();
  press("Try again");
  await settle();
  expect(body(2)).toMatchObject({ email: "bia@example.com" });
  expect(offered()).toEqual(["To the shop", "Start again"]);
});

test("who leaves by a link has answered all the same", async () => {
  await load(chat());
  press("Prices");
  await settle();
  sent.mockRejectedValueOnce(new TypeError("gone"));
  press("All prices");
  expect(sent.mock.calls[0]?.[1].keepalive).toBe(true);
  expect(body()).toMatchObject({ hello: "Prices" });
  await settle();
});

test("a step that is not there ends the talk, and one that leads to itself does not go on for ever", async () => {
  await load(chat({ steps: [step("a", "Hi.", "next", { to: "nowhere" })] }));
  await settle();
  expect(offered()).toEqual(["Start again"]);
  await load(chat({ steps: [step("a", "Hi.", "next", { pause: 0 }), step("b", "Ho.", "next", { to: "a", pause: 0 })] }));
  await settle();
  expect(talk()).toEqual(["Hi.", "Ho."]);
  expect(offered()).toEqual(["Start again"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("names that forms have themselves are names like any other", async () => {
  const names = ["action", "getAttribute", "querySelector", "addEventListener"];
  await load(chat({ steps: names.map((name) => step(name, name, "text")) }));
  taken();
  for (const name of names) {
    write(name);
    await settle();
  }
  expect(sent.mock.calls[0]?.[0]).toBe("/_v/forms/p/b1");
  expect(body()).toMatchObject(Object.fromEntries(names.map((name) => [name, name])));
});

test("one that floats stands in its corner, opens and closes", async () => {
  await load(`<section>${chat({ place: "bottom-end" })}</section>`, false);
  const [root, opener] = [".v-chatbot", ".v-float"].map((each) => document.querySelector<HTMLElement>(each));
  expect(root?.parentElement).toBe(document.body);
  const drawn = () => opener?.querySelector("path")?.getAttribute("d");
  const bubble = drawn();
  opener?.click();
  expect([root?.classList.contains("v-up"), opener?.ariaExpanded]).toEqual([true, "true"]);
  // The keyboard goes on in it, and what was opened shows how it is closed.
  expect(document.activeElement).toBe(document.querySelector(".v-talk"));
  expect(drawn()).not.toBe(bubble);
  root?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect([root?.classList.contains("v-up"), opener?.ariaExpanded]).toEqual([false, "false"]);
  expect([document.activeElement, drawn()]).toEqual([opener, bubble]);
});

test("only the first of a page floats, and one hidden on this device is none", async () => {
  const floating = chat({ place: "bottom-end" });
  await load(`<div style="display:none">${floating}</div>${floating}<i>${floating}</i>${chat()}`, false);
  expect(all(".v-chatbot").map((root) => [root.hidden, root.parentElement === document.body])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
});

test("a talk that is over at its first step shows where it leads", async () => {
  await load(chat({ steps: steps.slice(4) }));
  expect([talk(), offered()]).toEqual([["Thank you."], ["To the shop", "Start again"]]);
});

test("two on a page talk on their own", async () => {
  await load(chat() + chat({ steps: steps.slice(2) }));
  expect(offered()).toEqual(["Send", "[text]", "Send"]);
});
