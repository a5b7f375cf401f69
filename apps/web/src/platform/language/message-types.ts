import type builder from "../../builder/messages/pt.json";
import type accounts from "../../features/accounts/messages/pt.json";
import type admin from "../../features/admin/messages/pt.json";
import type billing from "../../features/billing/messages/pt.json";
import type home from "../../features/home/messages/pt.json";
import type leads from "../../features/leads/messages/pt.json";
import type legal from "../../features/legal/messages/pt.json";
import type pages from "../../features/pages/messages/pt.json";
import type security from "../../features/security/messages/pt.json";
import type sessions from "../../features/sessions/messages/pt.json";
import type sites from "../../features/sites/messages/pt.json";
import type templates from "../../features/templates/messages/pt.json";
import type shell from "../../shell/messages/pt.json";
import type ui from "../../ui/messages/pt.json";

/** Every place that has messages, typed by its Portuguese file. A new place is a line here. */
export interface Messages {
  ui: typeof ui;
  shell: typeof shell;
  builder: typeof builder;
  sessions: typeof sessions;
  accounts: typeof accounts;
  security: typeof security;
  legal: typeof legal;
  billing: typeof billing;
  admin: typeof admin;
  home: typeof home;
  sites: typeof sites;
  templates: typeof templates;
  pages: typeof pages;
  leads: typeof leads;
}

export type Place = keyof Messages;

type Plural = "zero" | "one" | "two" | "few" | "many" | "other";
type Stem<Key extends string> = Key extends `${infer Start}_${Plural}` ? Start : Key;
type KeysIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Stem<Key> : `${Key}.${KeysIn<Tree[Key]>}`;
}[keyof Tree & string];

/** The keys of a place in dotted form, each plural under its stem. */
export type MessageKey<Where extends Place> = KeysIn<Messages[Where]>;

/** What stands for `{{name}}` in a text; `count` chooses the plural as well. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A text of a place by its key. */
export type Text<Where extends Place> = (key: MessageKey<Where>, values?: MessageValues) => string;
