import type { ReactElement, ReactNode } from "react";
import type { z } from "zod";
import { MOST_CHARACTERS } from "../form-facts.ts";
import type { BlockView } from "../view.ts";
import { autocompleteToken } from "./autocomplete.ts";
import type { fieldProps } from "./block.ts";

type FieldProps = z.infer<typeof fieldProps>;
type Words = Readonly<Record<string, string>>;

/** Digits and what people put between them, eight characters at least; written for the `v` flag that browsers use. */
const PHONE_PATTERN = "\\+?[\\d\\s\\(\\)\\.\\-]{8,}";

function textInput(props: FieldProps, id: string, words: Words): ReactElement {
  const input = props.input === "email" || props.input === "phone" ? props.input : "text";
  const token = autocompleteToken(props.input, props.name);
  return (
    <input
      id={id}
      name={props.name}
      type={input === "phone" ? "tel" : input}
      required={props.isRequired}
      {...(token ? { autoComplete: token } : {})}
      {...(input === "phone" ? { pattern: PHONE_PATTERN, title: words.phoneHint } : {})}
      {...(props.placeholder === "" ? {} : { placeholder: props.placeholder })}
      maxLength={MOST_CHARACTERS[input]}
      {...(props.value === "" ? {} : { defaultValue: props.value })}
    />
  );
}

function control(props: FieldProps, id: string, words: Words): ReactElement {
  const named = { id, name: props.name, required: props.isRequired };
  if (props.input === "textarea") {
    const placeholder = props.placeholder === "" ? {} : { placeholder: props.placeholder };
    return <textarea {...named} {...placeholder} maxLength={MOST_CHARACTERS.textarea} defaultValue={props.value} />;
  }
  if (props.input === "select") {
    return (
      <select {...named} defaultValue={props.options.includes(props.value) ? props.value : ""}>
        <option value="">{props.placeholder || words.choose}</option>
        {[...new Set(props.options)].map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  return textInput(props, id, words);
}

/** Every control has a name, even one whose owner gave it no label. */
function nameOf(props: FieldProps): string {
  return props.label || props.placeholder || props.name;
}

function label(props: FieldProps): ReactNode {
  if (!props.isRequired) return nameOf(props);
  // A control that is required says so itself; the mark is for those who see it.
  return (
    <>
      {nameOf(props)}
      <span className="v-required" aria-hidden="true">
        {" *"}
      </span>
    </>
  );
}

export const FieldView: BlockView<FieldProps> = ({ block, props, root, page }) => {
  const id = `f-${block.id}`;
  const words = page.words("field");
  if (props.input === "hidden") {
    // Nobody sees or hears it on a page; its owner sees the name in the editor.
    return (
      <div {...root} hidden>
        <span>{nameOf(props)}</span>
        <input type="hidden" name={props.name} value={props.value} readOnly />
      </div>
    );
  }
  if (props.input === "checkbox") {
    return (
      <div {...root}>
        <label className="v-check">
          <input id={id} type="checkbox" name={props.name} value={props.value || words.yes} required={props.isRequired} />
          <span>{label(props)}</span>
        </label>
      </div>
    );
  }
  return (
    <div {...root}>
      <label className={props.isLabelShown && props.label !== "" ? "v-label" : "v-label v-sr"} htmlFor={id}>
        {label(props)}
      </label>
      {control(props, id, words)}
    </div>
  );
};
