import { hasWords, plainText } from "@vitrine/document";
import type { FormFacts, QuestionFacts } from "../form-facts.ts";
import type { ChatbotProps, ChatStep } from "./chatbot-props.ts";

/** The longest label of an answer, in characters. */
const MOST_LABEL = 200;

/** What is asked, as it is read out before its answer and in the leads list: the last of a step's messages. */
export function questionLabel({ name, message }: ChatStep): string {
  const last = message.findLast((paragraph) => hasWords([paragraph]));
  return last ? plainText([last]).trim().slice(0, MOST_LABEL) : name;
}

/** The choices of a step that are answers; one with an address leads away instead. */
export function answersOf({ reply, choices }: ChatStep): string[] {
  return reply === "choices" ? choices.filter(({ link }) => link === "").map(({ label }) => label.trim()) : [];
}

/**
 * Whether a step asks for an answer that is kept: not for one that another with its name has asked before.
 * Nobody has to answer: no way through a conversation leads past all of its questions.
 */
function asks(step: ChatStep): boolean {
  return step.reply === "text" || step.reply === "email" || step.reply === "phone" || answersOf(step).length > 0;
}

export function chatQuestions({ steps }: ChatbotProps): QuestionFacts[] {
  const byName = new Map<string, QuestionFacts>();
  for (const step of steps.filter(asks)) {
    const { name, reply } = step;
    const known = byName.get(name);
    const input = reply === "email" || reply === "phone" ? reply : reply === "choices" ? "select" : "text";
    if (known) byName.set(name, { ...known, ...(known.input === input ? { options: [...known.options, ...answersOf(step)] } : TEXT) });
    else byName.set(name, { name, label: questionLabel(step), input, isRequired: false, options: answersOf(step) });
  }
  return [...byName.values()];
}

/** What two steps ask in different ways under one name is kept as text. */
const TEXT = { input: "text", options: [] } as const;

/** What it is as a form; nothing where it asks for nothing. Its last words are its thanks, where no script runs. */
export function chatForm(props: ChatbotProps): FormFacts | null {
  if (!props.steps.some(asks)) return null;
  const last = props.steps.findLast(({ reply, message }) => reply === "end" && hasWords(message)) ?? props.steps.at(-1);
  return { name: props.name, after: "message", thanks: last ? plainText(last.message).trim() : "", redirectTo: "" };
}
