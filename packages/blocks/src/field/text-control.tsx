import { fillLimits, isCodeInput, limitProblem } from "@vitrine/document";
import type { InputHTMLAttributes, ReactElement } from "react";
import { MOST_CHARACTERS } from "../form-facts.ts";
import type { PageContext } from "../view.ts";
import { autocompleteToken } from "./autocomplete.ts";
import { countryControl } from "./country-control.tsx";
import { fieldLimits } from "./field-limits.ts";
import type { FieldProps } from "./field-props.ts";

type Words = Readonly<Record<string, string>>;

/** What a control is drawn with, besides its field's props. */
export interface ControlContext {
  readonly page: PageContext;
  /** Those of a field and of its form. */
  readonly words: Words;
  readonly described: { readonly "aria-describedby"?: string };
}

/** Digits and what people put between them, eight characters at least; written for the `v` flag that browsers use. */
const PHONE_PATTERN = "\\+?[\\d\\s\\(\\)\\.\\-]{8,}";

type Attributes = Readonly<InputHTMLAttributes<HTMLInputElement> & { [data: `data-${string}`]: string | undefined }>;

/** Numbers that have a form are written with room for whatever a paste brings along. */
const MOST_CODE = 60;

/** What sets one input apart from another. */
function ownAttributes(props: FieldProps, { page, words }: ControlContext): Attributes {
  const { input } = props;
  if (input === "phone" && !props.hasCountry) return { pattern: PHONE_PATTERN, title: words.phoneHint };
  if (input === "phone") return { inputMode: "tel", "data-mask": input, "data-problem": words.phone };
  if (input === "time") return { "data-problem": words.time };
  if (isCodeInput(input)) {
    const isDigits = input === "cpf" || input === "cep";
    const keys = isDigits ? { inputMode: "numeric" as const } : { autoCapitalize: "characters", spellCheck: false };
    return { ...keys, "data-mask": input, "data-problem": words[input] };
  }
  if (input !== "number" && input !== "date") return {};
  const limits = fieldLimits(props);
  const problem = limitProblem(limits) ?? input;
  const step = input === "number" ? ({ inputMode: "decimal", step: "any" } as const) : {};
  return { ...step, ...limits, "data-problem": fillLimits(words[problem] ?? "", limits, page.language) };
}

const TYPES: Readonly<Partial<Record<FieldProps["input"], string>>> = {
  email: "email",
  phone: "tel",
  number: "number",
  date: "date",
  time: "time",
};

function mostCharacters(input: FieldProps["input"]): number | undefined {
  if (input === "number" || input === "date" || input === "time") return undefined;
  if (isCodeInput(input)) return MOST_CODE;
  return input === "email" || input === "phone" ? MOST_CHARACTERS[input] : MOST_CHARACTERS.text;
}

function input(props: FieldProps, id: string, context: ControlContext): ReactElement {
  const filled = autocompleteToken(props.input, props.name);
  const token = filled === "tel" && props.hasCountry ? "tel-national" : filled;
  const most = mostCharacters(props.input);
  const hasExample = props.placeholder !== "" && props.input !== "date" && props.input !== "time";
  return (
    <input
      id={id}
      name={props.name}
      type={TYPES[props.input] ?? "text"}
      required={props.isRequired}
      {...(token ? { autoComplete: token } : {})}
      {...ownAttributes(props, context)}
      {...(hasExample ? { placeholder: props.placeholder } : {})}
      {...(most ? { maxLength: most } : {})}
      {...(props.value === "" ? {} : { defaultValue: props.value })}
      {...context.described}
    />
  );
}

/** A line, several lines, a number that has a form, a day, or a list that opens. */
export function textControl(props: FieldProps, id: string, context: ControlContext): ReactElement {
  const named = { id, name: props.name, required: props.isRequired };
  if (props.input === "textarea") {
    const placeholder = props.placeholder === "" ? {} : { placeholder: props.placeholder };
    return <textarea {...named} {...placeholder} maxLength={MOST_CHARACTERS.textarea} defaultValue={props.value} {...context.described} />;
  }
  if (props.input === "select") {
    return (
      <select {...named} defaultValue={props.options.includes(props.value) ? props.value : ""} {...context.described}>
        <option value="">{props.placeholder || context.words.choose}</option>
        {[...new Set(props.options)].map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  const control = input(props, id, context);
  if (props.input !== "phone" || !props.hasCountry) return control;
  return (
    <span className="v-phone">
      {countryControl(props.name, context)}
      {control}
    </span>
  );
}
