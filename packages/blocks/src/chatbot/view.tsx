import { hasWords } from "@vitrine/document";
import type { ReactElement, ReactNode } from "react";
import { MOST_CHARACTERS, TRAP_FIELD } from "../form-facts.ts";
import { languageAttribute, spokenLanguage } from "../spoken/spoken-languages.ts";
import { initials } from "../testimonials/initials.ts";
import type { BlockView, BlockViewProps } from "../view.ts";
import { answersOf, chatForm, questionLabel } from "./chat-questions.ts";
import { CHAT_WORDS, type ChatWords } from "./chat-words.ts";
import type { ChatbotProps, ChatStep } from "./chatbot-props.ts";

type ChatView = BlockViewProps<ChatbotProps>;

/** As wide as it is drawn, in CSS pixels. */
const FACE_WIDTH = 40;

const BUBBLE = (
  <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true">
    <path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />
  </svg>
);

function face({ props, page }: ChatView): ReactNode {
  const source = props.picture && page.image(props.picture);
  if (source) return <img loading="lazy" decoding="async" {...source} {...(source.srcSet ? { sizes: `${FACE_WIDTH}px` } : {})} alt="" />;
  return <span aria-hidden="true">{initials(props.name, page.language)}</span>;
}

const INPUTS = {
  text: { type: "text", maxLength: MOST_CHARACTERS.text },
  email: { type: "email", maxLength: MOST_CHARACTERS.email, autoComplete: "email" },
  phone: { type: "tel", maxLength: MOST_CHARACTERS.phone, autoComplete: "tel" },
} as const;

/** How a step is answered: a plain control, from which the script makes what stands below the talk. */
function answer(step: ChatStep, words: ChatWords): ReactNode {
  const { reply, name, choices } = step;
  if (reply === "next") return null;
  if (reply !== "choices" && reply !== "end") {
    return <input {...INPUTS[reply]} name={name} aria-label={questionLabel(step)} placeholder={words.write} />;
  }
  const shown = reply === "end" ? choices.filter(({ link }) => link !== "") : choices;
  if (shown.length === 0) return null;
  return (
    <div {...(answersOf(step).length > 0 ? { role: "radiogroup", "aria-label": questionLabel(step) } : {})}>
      {shown.map(({ id, label, to, link }) =>
        link === "" ? (
          <label key={id} data-to={to}>
            <input type="radio" name={name} value={label.trim()} /> {label}
          </label>
        ) : (
          <a key={id} className="v-out" href={link}>
            {label}
          </a>
        ),
      )}
    </div>
  );
}

/** The names that a step leads to and no step has: its owner reads them above it, in the editor. */
function lostNames({ reply, to, choices }: ChatStep, names: ReadonlySet<string>): string[] {
  const all = reply === "choices" ? choices.map((choice) => choice.to) : reply === "end" ? [] : [to];
  return all.filter((name) => name !== "" && !names.has(name));
}

function stepView(step: ChatStep, index: number, { props, page, editable, rich }: ChatView, words: ChatWords): ReactElement {
  const lost = lostNames(step, new Set(props.steps.map(({ name }) => name)));
  const said = lost.length > 0 ? { "data-lost": ` (${page.words("chatbot").lost}: ${lost.join(", ")})` } : {};
  return (
    <div key={step.id} className="v-step" data-step={step.name} data-reply={step.reply} data-to={step.to} data-pause={step.pause} {...said}>
      <div {...editable(`steps.${index}.message`)}>{rich(step.message)}</div>
      {answer(step, words)}
    </div>
  );
}

export const ChatbotView: BlockView<ChatbotProps> = (view) => {
  const { block, props, root, page } = view;
  const language = spokenLanguage(props.language, page.language);
  const words = CHAT_WORDS[language];
  const { typing, open, send, write, ...told } = words;
  const isForm = chatForm(props) !== null;
  const inside = (
    <>
      <header>
        {face(view)}
        <strong>{props.name}</strong>
      </header>
      <div className="v-talk" data-typing={typing}>
        {props.steps.map((step, index) => stepView(step, index, view, words))}
      </div>
      {isForm ? (
        <div hidden>
          <label>
            {page.words("form").trap}
            <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      ) : null}
      <footer>
        {isForm ? (
          <button className="v-fill" type="submit">
            {send}
          </button>
        ) : null}
      </footer>
    </>
  );
  const empty = props.steps.some(({ message }) => hasWords(message)) ? "" : " v-mute";
  const place = props.place === "page" ? "" : props.place === "bottom-end" ? " v-fly" : " v-fly v-at-start";
  return (
    <div
      {...root}
      {...languageAttribute(language, page.language)}
      className={`${root.className}${place}${empty}`}
      data-v="chatbot"
      {...Object.fromEntries(Object.entries(told).map(([key, text]) => [`data-${key}`, text]))}
    >
      {isForm ? (
        <form className="v-chat" method="post" action={page.formAction(block.id)}>
          {inside}
        </form>
      ) : (
        <div className="v-chat">{inside}</div>
      )}
      {props.place === "page" ? null : (
        <button className="v-fill v-float" type="button" hidden aria-label={open} aria-expanded="false">
          {BUBBLE}
        </button>
      )}
    </div>
  );
};
