import { boxName } from "@vitrine/document";
import type { ReactElement } from "react";
import type { FieldProps } from "./field-props.ts";

/** One of several circles, or several of several boxes. */
export function choiceControl({ input, name, value, options, isRequired }: FieldProps, id: string): ReactElement[] {
  const atFirst = input === "radio" || options.includes(value) ? [value] : value.split(", ");
  return [...new Set(options)].map((option, index) => (
    <label key={option} className="v-check">
      <input
        id={`${id}-${index}`}
        type={input === "radio" ? "radio" : "checkbox"}
        name={input === "radio" ? name : boxName(name, index)}
        value={option}
        defaultChecked={atFirst.includes(option)}
        {...(input === "radio" && isRequired ? { required: true } : {})}
      />
      <span>{option}</span>
    </label>
  ));
}
