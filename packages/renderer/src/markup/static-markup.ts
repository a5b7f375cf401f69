import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { VOID } from "./attribute-names.data.ts";
import { attribute } from "./attributes.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { RawMarkup, type RawMarkupProps } from "./raw-markup.ts";

interface Props {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
}

/** Browsers take a line break right after these tags for one that is not meant. */
const EATS_LINE_BREAK: ReadonlySet<string> = new Set(["pre", "textarea"]);

const OF_SENDING = ["name", "formAction", "formEncType", "formMethod", "formTarget"];

/** What stands behind the other attributes, in this order, as React has it. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  button: OF_SENDING,
  form: ["action", "encType", "method", "target"],
  input: [...OF_SENDING, "checked", "value"],
};

/** Written as something else: `checked` and `value`, words, an option that is chosen. */
const NOT_ITS_OWN: Readonly<Record<string, readonly string[]>> = {
  input: ["defaultChecked", "defaultValue"],
  option: ["selected"],
  select: ["defaultValue", "value"],
  textarea: ["defaultValue", "value"],
};

function startOf(type: string, props: Props): string {
  const last = LAST[type] ?? [];
  const left = NOT_ITS_OWN[type] ?? [];
  let text = `<${type}`;
  for (const name of Object.keys(props)) if (!last.includes(name) && !left.includes(name)) text += attribute(name, props[name]);
  for (const name of last) text += attribute(name, props[name]);
  return text;
}

function isChosen({ selected, value }: Props, words: string, chosen: unknown): boolean {
  if (chosen === undefined) return Boolean(selected);
  return value === undefined ? escapeMarkup(String(chosen)) === words : value === chosen;
}

/** `chosen` is what the select around it has been set to. */
function element({ type, props }: ReactElement<Props>, chosen: unknown): string {
  const { children, checked, defaultChecked, defaultValue, value = defaultValue } = props;
  if (type === RawMarkup) return (props as unknown as RawMarkupProps).html;
  if (type === Fragment) return markup(children, chosen);
  if (typeof type === "function") return markup((type as (given: Props) => ReactNode)(props), chosen);
  if (typeof type !== "string") throw new TypeError("a page holds elements and plain functions of them only");
  if (type === "input") return `${startOf(type, { ...props, checked: checked ?? defaultChecked, value })}/>`;
  const start = startOf(type, props);
  if (VOID.has(type)) return `${start}/>`;
  if (type === "select") return `${start}>${markup(children, value)}</select>`;
  const words = type === "textarea" ? markup(value as ReactNode) : markup(children, chosen);
  if (type === "option") return `${start}${attribute("selected", isChosen(props, words, chosen))}>${words}</option>`;
  return `${start}>${EATS_LINE_BREAK.has(type) && words.startsWith("\n") ? "\n" : ""}${words}</${type}>`;
}

function markup(node: ReactNode, chosen?: unknown): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "string") return escapeMarkup(node);
  if (typeof node === "number" || typeof node === "bigint") return String(node);
  if (isValidElement<Props>(node)) return element(node, chosen);
  if (!(Symbol.iterator in node)) throw new TypeError("a page holds elements and plain functions of them only");
  let text = "";
  for (const child of node) text += markup(child, chosen);
  return text;
}

/**
 * The HTML of what views return: elements, texts and plain functions of them, without state, context or anything that
 * comes later. The same bytes as React's own `renderToStaticMarkup`, which is thirty times as large for what else it can.
 */
export function staticMarkup(node: ReactNode): string {
  return markup(node);
}
