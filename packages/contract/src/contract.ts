import type { z } from "zod";
import { COMMON_ERRORS, type ErrorKind } from "./calls/errors.ts";
import { COMMON_FIELD_MESSAGES, DOCUMENT_MESSAGES, PLACE_MESSAGES } from "./calls/field-messages.ts";
import type { IdKind } from "./calls/ids.ts";
import type { Translated } from "./calls/languages.ts";
import type { Slice } from "./calls/slice.ts";
import type { Topic } from "./calls/topics.ts";
import { SLICES } from "./slices.ts";

type Listed = (typeof SLICES)[number];

export type Contract = { [Each in Listed as Each["name"]]: Each["calls"] };

/** Every call under `/api`, by slice. */
export const contract = Object.fromEntries(SLICES.map(({ name, calls }) => [name, calls])) as Contract;

type KeyOf<Part> = Part extends unknown ? keyof Part : never;
type Joined<Part> = { readonly [Key in KeyOf<Part>]: Part extends Readonly<Record<Key, infer Value>> ? Value : never };
type PartsOf<Key extends keyof Slice> = Extract<Listed, Readonly<Record<Key, unknown>>>[Key];

/** What all slices say under one key, as one record. */
function join<Key extends "errors" | "fieldMessages" | "events" | "topics">(key: Key): Joined<PartsOf<Key>> {
  return Object.assign({}, ...SLICES.map((slice: Slice) => slice[key])) as Joined<PartsOf<Key>>;
}

/** Every error code there is, with its HTTP status and its words. */
export const ERRORS = { ...COMMON_ERRORS, ...join("errors") } as const satisfies Record<string, ErrorKind>;
export type ErrorCode = keyof typeof ERRORS;

/** Words for what can be wrong with a field, by the code in its schema or of the document engine; `invalid` for all others. */
export const FIELD_MESSAGES = {
  ...COMMON_FIELD_MESSAGES,
  ...DOCUMENT_MESSAGES,
  ...PLACE_MESSAGES,
  ...join("fieldMessages"),
} as const satisfies Record<string, Translated>;
export type FieldCode = keyof typeof FIELD_MESSAGES;

/** Everything that slices tell each other, by its name. */
export const EVENTS = join("events");
export type EventName = keyof typeof EVENTS;
/** The ids that an event carries. */
export type EventPayload<Name extends EventName> = {
  readonly [Field in keyof (typeof EVENTS)[Name]["payload"]["shape"]]:
    | string
    | ((typeof EVENTS)[Name]["payload"]["shape"][Field] extends z.ZodNullable ? null : never);
};

/** Everything that a browser can be told of while somebody looks. */
export const TOPICS = join("topics") satisfies Record<string, Topic>;
export type TopicName = keyof typeof TOPICS;
/** What is told of a topic. */
export type TopicData<Name extends TopicName> = z.infer<(typeof TOPICS)[Name]["data"]>;
/** The topics that are about one thing: these are named together with its id. */
export type TopicOfOne = { [Name in TopicName]: (typeof TOPICS)[Name] extends { readonly of: IdKind } ? Name : never }[TopicName];
