import type { FormProblem, FormSpec, FormTerms } from "@vitrine/contract";
import { CALLING_CODES, countryName, HOME_COUNTRY, isCodeInput, isWithin, limitProblem, readCode, readPhone } from "@vitrine/document";
import { cleanText } from "./clean-text.ts";

type Field = FormSpec["fields"][number];
type Sent = ReadonlyMap<string, string>;

/** An answer as it is kept, or what is wrong with it. */
export interface ReadAnswer {
  readonly value: string;
  readonly problem: FormProblem | null;
}

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
const PHONE = /^\+?[\d\s().-]{8,}$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const BOX = /^(.+)\.\d+$/;

const fine = (value: string): ReadAnswer => ({ value, problem: null });
const wrong = (value: string, problem: FormProblem): ReadAnswer => ({ value, problem });

/** What is said by boxes of which several may be ticked, by the name of their field; `boxName` is what they are sent as. */
export function tickedBoxes(sent: Sent): ReadonlyMap<string, readonly string[]> {
  const ticked = new Map<string, string[]>();
  for (const [name, value] of sent) {
    const [, field] = BOX.exec(name) ?? [];
    if (field === undefined) continue;
    const others = ticked.get(field);
    if (others) others.push(value);
    else ticked.set(field, [value]);
  }
  return ticked;
}

/** Reads the answer to one field as the form was published. */
export function readAnswer(terms: FormTerms, field: Field, sent: Sent, boxes: readonly string[]): ReadAnswer {
  const { input, name } = field;
  const value = cleanText(sent.get(name) ?? "", input === "textarea");
  if (input === "checkboxes") return readBoxes(field, boxes, value);
  if (value === "") return missing(field);
  const isWritten = input === "text" || input === "email" || input === "phone" || input === "textarea";
  if (value.length > terms.most[isWritten ? input : "otherwise"]) return wrong(value, "tooLong");
  if (input === "email") return EMAIL.test(value) ? fine(value) : wrong(value, "email");
  if (input === "phone") return field.hasCountry ? readCalled(terms, field, sent, value) : readTyped(value);
  if (input === "select" || input === "radio") return isOption(field, value) ? fine(value) : wrong(value, "option");
  if (input === "number") return readMeasured(field, value, NUMBER.test(value) && Number.isFinite(Number(value)));
  if (input === "date") return readMeasured(field, value, isDay(value));
  if (input === "time") return TIME.test(value) ? fine(value) : wrong(value, "time");
  if (!isCodeInput(input)) return fine(value);
  const code = readCode(input, value);
  return code === null ? wrong(value, input) : fine(code);
}

function missing({ isRequired, input }: Field): ReadAnswer {
  return isRequired && input !== "hidden" ? wrong("", "required") : fine("");
}

function isOption({ options }: Field, value: string): boolean {
  return options.some((option) => cleanText(option) === value);
}

/** The boxes that were ticked, in the order of the field; a program may send them under the field's own name. */
function readBoxes(field: Field, boxes: readonly string[], together: string): ReadAnswer {
  const ticked = new Set(boxes.map((box) => cleanText(box)));
  for (const each of isOption(field, together) ? [together] : together.split(", ")) ticked.add(each);
  ticked.delete("");
  if (ticked.size === 0) return missing(field);
  const kept = [...new Set(field.options.map((option) => cleanText(option)))].filter((option) => ticked.delete(option));
  return ticked.size > 0 ? wrong([...ticked].join(", "), "option") : fine(kept.join(", "));
}

/** As forms took numbers before they asked for the country. */
function readTyped(value: string): ReadAnswer {
  return PHONE.test(value) && value.replace(/\D/g, "").length >= 8 ? fine(value) : wrong(value, "phone");
}

function readCalled({ language }: FormTerms, { name }: Field, sent: Sent, value: string): ReadAnswer {
  const home = CALLING_CODES[HOME_COUNTRY[language]] ?? "";
  const chosen = sent.get(countryName(name)) ?? "";
  const number = readPhone(value, Object.values(CALLING_CODES).includes(chosen) ? chosen : home);
  return number === null ? wrong(value, "phone") : fine(number);
}

function readMeasured(field: Field, value: string, isOne: boolean): ReadAnswer {
  if (!isOne) return wrong(value, field.input === "date" ? "date" : "number");
  const problem = limitProblem(field);
  return problem && !isWithin(value, field, field.input === "date") ? wrong(value, problem) : fine(value);
}

/** Whether a text names a day that there is, as browsers send it. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
