import type { AnswerInput } from "@vitrine/document";
import type { Piece } from "../piece.ts";
import type { Reader } from "../reader.ts";
import { allWhere, attributeOf, firstWhere, hasAttribute, isTag, wordsOf } from "../tree/elements.ts";
import { type HtmlElement, type HtmlParent, isElement } from "../tree/parse-html.ts";

const BY_TYPE: Readonly<Record<string, AnswerInput>> = {
  ...{ text: "text", search: "text", url: "text", email: "email", tel: "phone", number: "number", range: "number" },
  ...{ date: "date", "datetime-local": "date", time: "time", hidden: "hidden", radio: "radio", checkbox: "checkbox" },
};
/** What names of fields say of what they ask for, in the languages of the product. */
const BY_NAME: readonly (readonly [RegExp, AnswerInput])[] = [
  [/e-?mail|correo/i, "email"],
  [/phone|telefone|telefono|celular|whats|movil|fone\b|\btel\b/i, "phone"],
  [/cpf.*cnpj/i, "cpf-cnpj"],
  [/\bcpf\b/i, "cpf"],
  [/\bcnpj\b/i, "cnpj"],
  [/\bcep\b/i, "cep"],
];

/** What programs behind WordPress put into each form for themselves. */
const OF_A_PROGRAM =
  /^(?:post_id|form_id|referer_title|queried_id|action|_wp.*|_wpcf7.*|_wpnonce.*|wpforms.*|gform_.*|csrf.*|_token|utf8|authenticity_token)$/i;

const isOfProgram = (control: HtmlElement, type: string): boolean => type === "hidden" && OF_A_PROGRAM.test(attributeOf(control, "name"));

/** The fields of a form as they are read, each once. */
export interface FormFields {
  /** The piece of a control; null for what is no field here, or was read with another of its group. */
  read(control: HtmlElement): Piece | null;
  /** Whether its words are said by its control already. */
  isLabel(element: HtmlElement): boolean;
}

const isControl = isTag("input", "select", "textarea");

export function openFormFields(form: HtmlParent, reader: Reader): FormFields {
  const controls = allWhere(form, isControl);
  const labels = allWhere(form, isTag("label"));
  const names = new Set<string>();
  const groups = new Set<string>();
  const labelOf = (control: HtmlElement): HtmlElement | undefined => {
    const id = attributeOf(control, "id");
    return (id === "" ? undefined : labels.find((label) => attributeOf(label, "for") === id)) ?? around(control, "label");
  };
  const nameFor = (control: HtmlElement, label: string): string => {
    const wish = [attributeOf(control, "name"), attributeOf(control, "id"), label].map(keyOf).find((key) => key !== "") ?? "field";
    let name = wish;
    for (let turn = 2; names.has(name); turn++) name = `${wish.slice(0, 36)}${turn}`;
    names.add(name);
    return name;
  };
  return {
    isLabel: (element) =>
      element.tagName === "legend"
        ? controls.some((control) => isChoice(control) && legendElement(control) === element)
        : controls.some((control) => labelOf(control) === element),
    read(control) {
      const type = attributeOf(control, "type").toLowerCase();
      if (/^(?:submit|button|reset|image)$/.test(type) || isOfProgram(control, type)) return null;
      if (/^(?:password|file)$/.test(type)) {
        reader.notes.add("field", attributeOf(control, "name") || type);
        return null;
      }
      const group = type === "radio" || type === "checkbox" ? attributeOf(control, "name") : "";
      const isMember = (each: HtmlElement): boolean =>
        attributeOf(each, "type").toLowerCase() === type && attributeOf(each, "name") === group;
      const members = group === "" ? [control] : controls.filter(isMember);
      if (group !== "" && groups.has(`${type} ${group}`)) return null;
      groups.add(`${type} ${group}`);
      const words = (each: HtmlElement): string => clipped(wordsOf(labelOf(each) ?? each) || attributeOf(each, "value"), 120);
      const isGroup = members.length > 1 || type === "radio";
      const own = wordsOf(labelOf(control) ?? ({ childNodes: [] } as unknown as HtmlParent));
      const placeholder = clipped(attributeOf(control, "placeholder"), 120);
      const legend = isGroup ? legendOf(control) : own;
      const label = clipped(legend || attributeOf(control, "aria-label") || placeholder || attributeOf(control, "name"), 200);
      const input = isGroup && type === "checkbox" ? "checkboxes" : inputOf(control, type, label);
      const props = {
        ...{ input, name: nameFor(control, label), label, placeholder: input === "hidden" ? "" : placeholder },
        ...{
          help: "",
          isLabelShown: legend !== "" || placeholder === "",
          isRequired: members.some((each) => hasAttribute(each, "required")),
        },
        ...{ hasCountry: false, min: "", max: "", firstDay: "", lastDay: "", prefillKey: "", passKey: "" },
        options: isGroup ? distinct(members.map(words)) : optionsOf(control),
        value: input === "hidden" ? clipped(attributeOf(control, "value"), 500) : "",
      };
      // What nobody can choose from is asked for in words.
      const isEmptyChoice = /^(?:select|radio|checkboxes)$/.test(input) && props.options.length === 0;
      return { kind: "field", props: isEmptyChoice ? { ...props, input: "text" } : props };
    },
  };
}

function inputOf(control: HtmlElement, type: string, label: string): AnswerInput {
  if (control.tagName === "select") return hasAttribute(control, "multiple") ? "checkboxes" : "select";
  if (control.tagName === "textarea") return "textarea";
  const byType = BY_TYPE[type];
  if (byType !== undefined && byType !== "text") return byType;
  const said = [attributeOf(control, "name"), attributeOf(control, "id"), attributeOf(control, "autocomplete"), label].join(" ");
  return BY_NAME.find(([pattern]) => pattern.test(said))?.[1] ?? "text";
}

function optionsOf(control: HtmlElement): string[] {
  if (control.tagName !== "select") return [];
  // The first one without a value is what stands there before anybody chose.
  const options = allWhere(control, isTag("option")).filter(
    (option) => !hasAttribute(option, "value") || attributeOf(option, "value") !== "",
  );
  return distinct(options.map((option) => clipped(wordsOf(option), 120)));
}

const isChoice = (control: HtmlElement): boolean => /^(?:radio|checkbox)$/i.test(attributeOf(control, "type"));

function legendElement(control: HtmlElement): HtmlElement | undefined {
  const set = around(control, "fieldset");
  return set && firstWhere(set, isTag("legend"));
}

function legendOf(control: HtmlElement): string {
  const legend = legendElement(control);
  return legend ? wordsOf(legend) : attributeOf(control, "name");
}

function around(element: HtmlElement, tag: string): HtmlElement | undefined {
  for (let at = element.parentNode; at; at = "parentNode" in at ? at.parentNode : null) {
    if ("tagName" in at && isElement(at) && at.tagName === tag) return at;
  }
  return undefined;
}

function keyOf(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/[^A-Za-z0-9_-]+/g, "_")
    .replace(/^[^A-Za-z]+|_+$/g, "");
  return plain.slice(0, 40);
}

function clipped(text: string, most: number): string {
  return text.slice(0, most).trim();
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ""))].slice(0, 100);
}
