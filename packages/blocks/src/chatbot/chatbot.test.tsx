import { paragraphs } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { blockDefinition, isUnfinished } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";
import type { ChatbotProps } from "./chatbot-props.ts";
import { followNames } from "./follow-names.ts";

const step = (name: string, message: string, reply: string, rest = {}) => ({
  ...{ id: name, name, message: paragraphs(message), pause: 800, reply, choices: [], to: "" },
  ...rest,
});
const pick = (id: string, label: string, to = "", link = "") => ({ id, label, to, link });
const seed = BLOCK_DEFINITIONS.chatbot.seed("en").props;
const render = (steps: readonly object[], props = {}, options = {}) => renderKind("chatbot", { ...props, steps: steps as never }, options);
const asked = (...steps: readonly object[]) => blockDefinition("chatbot")?.questions?.({ ...seed, steps });
const form = (...steps: readonly object[]) => blockDefinition("chatbot")?.form?.({ ...seed, steps });

describe("without a script it is a form", () => {
  test("with its questions below each other, and its links", () => {
    const choices = [pick("a", "Yes", "name"), pick("b", "See prices", "", "/prices")];
    const html = render([step("start", "Shall we talk?", "choices", { choices }), step("name", "Your name?", "text")]);
    expect(html).toContain('<form class="v-chat" action="/_v/forms/p/b1" method="post">');
    expect(html).toContain(
      '<div role="radiogroup" aria-label="Shall we talk?"><label data-to="name"><input type="radio" name="start" value="Yes"/> Yes</label>' +
        '<a class="v-out" href="/prices">See prices</a></div>',
    );
    expect(html).toContain('<input type="text" maxLength="500" aria-label="Your name?" placeholder="Write here" name="name"/>');
    expect(html).toContain('<div hidden=""><label>Leave this field empty<input tabindex="-1" autoComplete="off" name="_website"/>');
    expect(html).toContain('<button class="v-fill" type="submit">Send</button>');
  });

  test("that asks for what its steps ask for, each name once, and for nothing that has to be given", () => {
    const choices = [pick("a", "Yes"), pick("b", "See prices", "", "/prices")];
    expect(
      asked(
        step("start", "Shall we talk?", "choices", { choices }),
        step("name", "", "text", { message: paragraphs("Now then.", " Your name? ", " ") }),
        step("email", "", "email"),
        step("email", "And your e-mail?", "email", { id: "e2" }),
        step("end", "Bye.", "end"),
      ),
    ).toEqual([
      { name: "start", label: "Shall we talk?", input: "select", isRequired: false, options: ["Yes"] },
      { name: "name", label: "Your name?", input: "text", isRequired: false, options: [] },
      { name: "email", label: "email", input: "email", isRequired: false, options: [] },
    ]);
  });

  test("that takes each answer as it comes back", () => {
    const steps = [step("a", "One?", "choices", { choices: [pick("a", " Yes ")] })];
    expect(asked(...steps)).toMatchObject([{ options: ["Yes"] }]);
    expect(render(steps)).toContain('value="Yes"');
  });

  test("that takes the answers of all steps that share a name", () => {
    const [yes, no] = [{ choices: [pick("a", "Yes")] }, { choices: [pick("a", "No")] }];
    const merged = asked(step("a", "One?", "choices", yes), step("a", "Two?", "choices", { ...no, id: "b" }));
    expect(merged).toMatchObject([{ input: "select", options: ["Yes", "No"] }]);
    expect(asked(step("a", "One?", "choices", yes), step("a", "Two?", "email", { id: "b" }))).toMatchObject([
      { input: "text", options: [] },
    ]);
  });

  test("that thanks with the words of its end", () => {
    expect(form(step("name", "Your name?", "text"), step("end", "Bye.", "end"), step("help", "?", "next"))).toEqual({
      ...{ name: seed.name, after: "message", thanks: "Bye.", redirectTo: "" },
    });
    expect(form(step("name", "Your name?", "text"))).toMatchObject({ thanks: "Your name?" });
  });

  test("unless it asks for nothing", () => {
    const steps = [step("start", "Hi.", "choices", { choices: [pick("a", "Shop", "", "/shop")] }), step("end", "Bye.", "end")];
    expect([form(...steps), form()]).toEqual([null, null]);
    expect(render(steps)).not.toMatch(/<form|<input|<button/);
    expect(blockDefinition("chatbot")?.reach?.({ ...seed, steps })).toEqual({});
    expect(blockDefinition("chatbot")?.reach?.(seed)).toEqual({ formTargets: ["/"] });
  });
});

test("what it says by itself is in its own language, or the page's", () => {
  expect(render([step("a", "Nome?", "text")], { language: "it" })).toMatch(/ lang="it".*placeholder="Scrivi qui".*>Invia</);
  expect(render([step("a", "Nom ?", "text")], { language: "fr" })).toContain('data-typing="en train d’écrire…"');
  const html = render([step("a", "Nome?", "text")], {}, { language: "pt" });
  expect(html).toContain('data-again="Recomeçar"');
  expect(html).not.toContain(" lang=");
});

test("a name that no step has is told to its owner", () => {
  const lost = (steps: readonly object[]) => /data-lost="([^"]*)"/.exec(render(steps))?.[1];
  expect(lost([step("a", "Hi.", "next", { to: "b" }), step("b", "Ho.", "text")])).toBe(undefined);
  expect(lost([step("a", "Hi.", "next", { to: "c" })])).toBe(" (leads to a step that does not exist: c)");
  expect(lost([step("a", "Hi.", "choices", { to: "c", choices: [pick("a", "Go", "d")] })])).toContain(": d)");
});

test("what leads to a step goes on to it under another name, letter by letter, and never to another's", () => {
  const talk = {
    ...seed,
    steps: [step("a", "Hi.", "choices", { choices: [pick("x", "Go", "name"), pick("y", "No", "end")] })],
  } as never as ChatbotProps;
  const steps = [...talk.steps, step("name", "Name?", "text", { to: "end" }), step("end", "Bye.", "end")] as ChatbotProps["steps"];
  const rename = (before: ChatbotProps["steps"], from: string, to: string) => {
    const after = before.map((each) => (each.id === from ? { ...each, name: to } : each));
    return followNames({ ...talk, steps: before }, { ...talk, steps: after }).steps ?? after;
  };
  const led = (of: ChatbotProps["steps"]) => of.flatMap(({ to, choices }) => [...choices.map((each) => each.to), to]).filter(Boolean);
  expect(led(rename(rename(steps, "name", "nam"), "name", "nome"))).toEqual(["nome", "end", "end"]);
  expect(led(rename(rename(steps, "name", "end"), "name", "ending"))).toEqual(["name", "end", "end"]);
  expect(followNames({ ...talk, steps }, { ...talk, steps: steps.slice(1) })).toEqual({});
});

test("messages are typed in place", () => {
  expect(render([step("a", "Hi.", "next")], {}, { isEdited: true })).toContain('<div data-edit="steps.0.message"><p>Hi.</p></div>');
});

test("one that floats has a button with a name", () => {
  expect(render([step("a", "Hi.", "next")], { place: "bottom-start" })).toMatch(
    /^<div class="v-chatbot v-fly v-at-start".*<button class="v-fill v-float" type="button" hidden="" aria-label="Open the conversation" aria-expanded="false">/,
  );
});

test("who speaks has a picture, or initials", () => {
  const picture = { imageId: "face", width: 900, height: 1200 };
  expect(render([], { picture })).toContain(
    '<header><img loading="lazy" decoding="async" src="/i/face.webp" width="900" height="1200" alt=""/>',
  );
  expect(render([], { picture: { ...picture, imageId: "gone" }, name: "Ana Lima" })).toContain('<span aria-hidden="true">AL</span>');
});

test("it is unfinished while no step says anything", () => {
  const block = (steps: readonly object[]) =>
    ({
      ...{ type: "block", id: "b1", kind: "chatbot", version: 1, parentId: "s1", slot: "content", order: "a0", styles: {} },
      props: { ...seed, steps },
    }) as never;
  expect([isUnfinished(block([])), isUnfinished(block([step("a", " ", "text")])), isUnfinished(block([step("a", "Hi.", "text")]))]).toEqual(
    [...[true, true, false]],
  );
});

test("markup in words is shown as words", () => {
  const hostile = '"></form><script>alert(1)</script>';
  const html = render([step("a", hostile, "choices", { choices: [pick("a", hostile)] })], { name: hostile });
  expect(html).not.toContain("<script");
  expect(html.match(/<\/form>/g)).toHaveLength(1);
});

test("a conversation names the place of what it refuses", () => {
  const refused = (rest: object) => refusedProps("chatbot", { steps: [step("a", "Hi.", "choices", rest)] });
  for (const name of ["", "1st", "_referrer", "two words", "a".repeat(41)]) expect(refused({ name })).toEqual(["steps.0.name"]);
  expect(refused({ pause: 10_001 })).toEqual(["steps.0.pause"]);
  expect(refused({ reply: "file" })).toEqual(["steps.0.reply"]);
  for (const label of ["", "  ", "a\tb", "a\ud800", "a".repeat(81)]) {
    expect(refused({ choices: [pick("a", label)] })).toEqual(["steps.0.choices.0.label"]);
  }
  expect(refused({ choices: [pick("a", "Go", "", "javascript:alert(1)")] })).toEqual(["steps.0.choices.0.link"]);
  expect(refused({ choices: Array.from({ length: 7 }, (_, index) => pick(`c${index}`, "Go")) })).toEqual(["steps.0.choices"]);
  expect(refusedProps("chatbot", { steps: Array.from({ length: 61 }, (_, index) => step(`s${index}`, "Hi.", "next")) })).toEqual(["steps"]);
  expect(refusedProps("chatbot", { place: "top", language: "de", name: "" })).toEqual(["name", "language", "place"]);
});
