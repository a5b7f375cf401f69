import type { Language } from "@vitrine/document";
import { CodeMissing } from "../calls/no-answer.ts";
import type { MessageValues, Namespace, Text } from "./message-types.ts";

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** One file a namespace and language; a new language is new files and nothing else. */
const FILES = import.meta.glob<MessageTree>(
  [
    "../../{ui,shell,builder}/messages/*.json",
    "../../builder/*/messages/*.json",
    "../../features/*/messages/*.json",
    "../../features/*/*/messages/*.json",
  ],
  { import: "default" },
);

/** Of a namespace that is divided, what only later parts of a screen say. */
const LATER_FILES = import.meta.glob<MessageTree>("../../builder/messages/*.json", { import: "default", query: "?later" });

/** What everything falls back to. */
export const FALLBACK_LANGUAGE: Language = "pt";
const STORED_AS = "vitrine.language";
/** Loaded before the first paint: they are on every screen. */
const EVERYWHERE: readonly Namespace[] = ["ui", "shell"];

type Loaders = ReadonlyMap<string, () => Promise<MessageTree>>;

function loadersOf(files: Readonly<Record<string, () => Promise<MessageTree>>>): Loaders {
  return new Map(
    Object.entries(files).map(([path, load]) => {
      const [, namespace = "", tag = ""] = /([\w-]+)\/messages\/([\w-]+)\.json/.exec(path) ?? [];
      return [`${namespace}/${tag}`, load];
    }),
  );
}

const LOADERS = loadersOf(FILES);
const LATER_LOADERS = loadersOf(LATER_FILES);

/** The languages the interface is written in, the fallback first. */
export const INTERFACE_LANGUAGES: readonly Language[] = [...LOADERS.keys()]
  .filter((key) => key.startsWith("ui/"))
  .map((key) => key.slice(3) as Language)
  .sort((a, b) => Number(b === FALLBACK_LANGUAGE) - Number(a === FALLBACK_LANGUAGE));

let language: Language = FALLBACK_LANGUAGE;
/** What the screen is on its way to: of two changes that overlap, the later one holds. */
let wanted: Language = FALLBACK_LANGUAGE;
/** What a lent language is given back for; null while none is lent. */
let own: Language | null = null;
const trees = new Map<string, MessageTree>();
/** The divided namespaces of which all is wanted by now. */
const whole = new Set<Namespace>();
const loading = new Map<string, Promise<void>>();
const texts = new Map<string, (key: string, values?: MessageValues) => string>();
const listeners = new Set<() => void>();

/** The first wish that the interface is written in: what was chosen here before, else what the browser asks for. */
export function preferredLanguage(stored: string | null, wishes: readonly string[]): Language {
  for (const wish of [stored ?? "", ...wishes]) {
    const found = INTERFACE_LANGUAGES.find((known) => known === wish.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return FALLBACK_LANGUAGE;
}

function load(namespace: Namespace, tag: Language): Promise<void> {
  const key = `${namespace}/${tag}`;
  const begun = loading.get(key);
  if (begun) return begun;
  const loader = LOADERS.get(key);
  const work: Promise<void> = loader
    ? Promise.all([loader(), whole.has(namespace) ? LATER_LOADERS.get(key)?.() : null]).then(
        ([tree, later]) => {
          trees.set(key, { ...tree, ...later });
          Object.assign(work, { status: "fulfilled", value: undefined });
        },
        (error: unknown) => {
          // Forgotten, so that the next try asks again.
          loading.delete(key);
          throw new CodeMissing(error);
        },
      )
    : Promise.resolve();
  loading.set(key, work);
  return work;
}

/**
 * What a screen must wait for before it can speak, for React's `use`: always the same promise for a namespace and
 * language, and one that says of itself when it is fulfilled, so that nothing waits for what is there.
 */
export function messagesFor(namespace: Namespace): Promise<void> {
  return load(namespace, language);
}

function lookUp(tree: MessageTree | undefined, key: string): string | undefined {
  let value: string | MessageTree | undefined = tree;
  for (const part of key.split(".")) value = typeof value === "object" ? value[part] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The text in one language, its plural chosen and its placeholders filled. */
function compose(tree: MessageTree | undefined, tag: Language, key: string, values: MessageValues): string | undefined {
  const { count } = values;
  const pattern =
    (typeof count === "number" ? lookUp(tree, `${key}_${new Intl.PluralRules(tag).select(count)}`) : undefined) ??
    lookUp(tree, key) ??
    lookUp(tree, `${key}_other`);
  return pattern?.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? new Intl.NumberFormat(tag).format(value) : value;
  });
}

/** The texts of a namespace in the language on screen; the same function until the language changes. */
export function textsOf<Where extends Namespace>(namespace: Where): Text<Where> {
  const tag = language;
  const id = `${namespace}/${tag}`;
  const known = texts.get(id);
  if (known) return known;
  const text = (key: string, values: MessageValues = {}): string => {
    const found =
      compose(trees.get(id), tag, key, values) ?? compose(trees.get(`${namespace}/${FALLBACK_LANGUAGE}`), FALLBACK_LANGUAGE, key, values);
    return found ?? key;
  };
  texts.set(id, text);
  return text;
}

function switchTo(next: Language): void {
  language = next;
  wanted = next;
  document.documentElement.lang = next === "pt" ? "pt-BR" : next;
  for (const listener of listeners) listener();
}

/** Starts the messages in a language, or in the one this browser wants; resolves when what every screen needs is here. */
export async function startMessages(given?: Language): Promise<void> {
  switchTo(given ?? preferredLanguage(localStorage.getItem(STORED_AS), navigator.languages));
  await loadMessages(...EVERYWHERE);
}

/** The language on screen. */
export function currentLanguage(): Language {
  return language;
}

/** Calls back whenever the language on screen changes; returns how to stop that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function put(next: Language): Promise<void> {
  wanted = next;
  if (next === language) return;
  const namespaces = new Set([...loading.keys()].map((key) => key.split("/")[0] as Namespace));
  await Promise.all([...namespaces].map((namespace) => load(namespace, next)));
  if (wanted === next) switchTo(next);
}

/** Changes what is on screen, and what this browser starts with next time. */
export async function showLanguage(next: Language): Promise<void> {
  localStorage.setItem(STORED_AS, next);
  own = null;
  await put(next);
}

/** Changes what is on screen for as long as one reads there: nobody chose it, and nothing remembers it. */
export async function lendLanguage(next: Language): Promise<void> {
  own ??= language;
  await put(next);
}

/** Back to the language that another was lent over. */
export async function giveBackLanguage(): Promise<void> {
  if (own === null) return;
  const back = own;
  own = null;
  await put(back);
}

/** Fetches a screen's messages beside its code, so that neither waits for the other. */
export async function loadMessages(...namespaces: Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(namespace, language)));
}

/**
 * Fetches what later parts of a screen say, of a namespace that is divided; from then on it comes whole.
 * @throws {CodeMissing} where it cannot be fetched; asking again tries again.
 */
export async function loadWholeMessages(namespace: Namespace): Promise<void> {
  if (whole.has(namespace)) return load(namespace, language);
  const begun = [...LATER_LOADERS].filter(([key]) => key.startsWith(`${namespace}/`) && loading.has(key));
  try {
    const later = await Promise.all(begun.map(async ([key, loadLater]) => [key, await loadLater(), await loading.get(key)] as const));
    for (const [key, tree] of later) trees.set(key, { ...trees.get(key), ...tree });
  } catch (error) {
    throw new CodeMissing(error);
  }
  whole.add(namespace);
  await load(namespace, language);
}
