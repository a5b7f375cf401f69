import type { ReactNode } from "react";
import type { BlockView } from "../view.ts";
import { choiceControl } from "./choice-control.tsx";
import type { FieldProps } from "./field-props.ts";
import { textControl } from "./text-control.tsx";

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
  const words = { ...page.words("form"), ...page.words("field") };
  const prefilled = props.prefillKey === "" || props.input === "checkbox" ? {} : { "data-prefill": props.prefillKey };
  if (props.input === "hidden") {
    // Nobody sees or hears it on a page; its owner sees the name in the editor.
    return (
      <div {...root} {...prefilled} hidden>
        <span>{nameOf(props)}</span>
        <input type="hidden" name={props.name} value={props.value} readOnly />
      </div>
    );
  }
  const helpId = props.help === "" ? undefined : `${id}-help`;
  const described = helpId ? { "aria-describedby": helpId } : {};
  const help = helpId ? (
    <span className="v-help" id={helpId}>
      {props.help}
    </span>
  ) : null;
  if (props.input === "checkbox") {
    return (
      <div {...root}>
        <label className="v-check">
          <input id={id} type="checkbox" name={props.name} value={props.value || words.yes} required={props.isRequired} {...described} />
          <span>{label(props)}</span>
        </label>
        {help}
      </div>
    );
  }
  const labelClass = props.isLabelShown && props.label !== "" ? "v-label" : "v-label v-sr";
  if (props.input === "radio" || props.input === "checkboxes") {
    const labelId = `${id}-label`;
    const isOne = props.input === "radio";
    const group = { role: isOne ? "radiogroup" : "group", "aria-labelledby": labelId };
    const required = props.isRequired ? (isOne ? { "aria-required": true } : { "data-some": "" }) : {};
    return (
      <div {...root} {...prefilled} {...group} {...required} {...described}>
        <span className={labelClass} id={labelId}>
          {label(props)}
        </span>
        {choiceControl(props, id)}
        {help}
      </div>
    );
  }
  return (
    <div {...root} {...prefilled}>
      <label className={labelClass} htmlFor={id}>
        {label(props)}
      </label>
      {textControl(props, id, { page, words, described })}
      {help}
    </div>
  );
};
