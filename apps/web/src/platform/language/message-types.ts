import type { Messages } from "./message-namespaces.ts";

export type Namespace = keyof Messages;

type Plural = "zero" | "one" | "two" | "few" | "many" | "other";
type Stem<Key extends string> = Key extends `${infer Start}_${Plural}` ? Start : Key;
type KeysIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Stem<Key> : `${Key}.${KeysIn<Tree[Key]>}`;
}[keyof Tree & string];

/** The keys of a namespace in dotted form, each plural under its stem. */
export type MessageKey<Where extends Namespace> = KeysIn<Messages[Where]>;

/** What stands for `{{name}}` in a text; `count` chooses the plural as well. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A text of a namespace by its key. */
export type Text<Where extends Namespace> = (key: MessageKey<Where>, values?: MessageValues) => string;
