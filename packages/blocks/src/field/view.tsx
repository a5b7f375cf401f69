import type { ReactElement } from "react";
import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { fieldProps } from "./block.ts";

type FieldProps = z.infer<typeof fieldProps>;

const AUTOCOMPLETE: Record<string, string> = { email: "email", phone: "tel" };
const INPUT_TYPES: Record<string, string> = { email: "email", phone: "tel" };

/** The longest answer a field takes, in characters; the server holds to the same. */
export const MOST_CHARACTERS = { text: 500, email: 254, phone: 40, textarea: 5_000 } as const;

function control(props: FieldProps, id: string): ReactElement {
  const named = { id, name: props.name, required: props.isRequired };
  const empty = props.placeholder === "" ? {} : { placeholder: props.placeholder };
  if (props.input === "textarea") {
    return <textarea {...named} {...empty} maxLength={MOST_CHARACTERS.textarea} defaultValue={props.value} />;
  }
  if (props.input === "select") {
    return (
      <select {...named} defaultValue={props.value}>
        <option value="">{props.placeholder}</option>
        {props.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  const autoComplete = AUTOCOMPLETE[props.input] ?? (props.name === "name" ? "name" : undefined);
  return (
    <input
      {...named}
      {...empty}
      type={INPUT_TYPES[props.input] ?? "text"}
      {...(autoComplete ? { autoComplete } : {})}
      maxLength={MOST_CHARACTERS[props.input === "email" || props.input === "phone" ? props.input : "text"]}
      {...(props.value === "" ? {} : { defaultValue: props.value })}
    />
  );
}

export const FieldView: BlockView<FieldProps> = ({ block, props, root }) => {
  const id = `f-${block.id}`;
  if (props.input === "hidden") {
    return (
      <div {...root} hidden>
        <input type="hidden" name={props.name} value={props.value} readOnly />
      </div>
    );
  }
  if (props.input === "checkbox") {
    return (
      <div {...root}>
        <label className="v-check">
          <input id={id} type="checkbox" name={props.name} value={props.value || "on"} required={props.isRequired} />
          <span>{props.label}</span>
        </label>
      </div>
    );
  }
  return (
    <div {...root}>
      <label className={props.isLabelShown ? "v-label" : "v-label v-sr"} htmlFor={id}>
        {props.label}
      </label>
      {control(props, id)}
    </div>
  );
};
