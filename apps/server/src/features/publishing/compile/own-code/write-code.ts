import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parse, parseFragment, serialize } from "parse5";
import { hashSource } from "../hash-source.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A piece of somebody's HTML, fit to stand in a page. */
export interface WrittenCode {
  readonly html: string;
  /** Of each script that stands in it, as a content policy names them. */
  readonly scripts: readonly string[];
  /** Whether some stand in attributes: `onclick`. */
  readonly hasHandlers: boolean;
  readonly hasForm: boolean;
}

/** Elements it may become: what is not closed is opened again in each paragraph, and a few letters can be millions. */
const MOST_NODES = 20_000;
/** How deep they may stand in each other. */
const MOST_DEPTH = 200;
/** Times that what was written is read again: it settles at the second, or never. */
const MOST_READINGS = 3;

/** What is about the whole page, or takes all that follows for itself, is not let in; what stands in it goes too. */
const LEFT_OUT = new Set(["base", "meta", "title", "plaintext", "frameset", "frame"]);
const END = "<i data-end></i>";

type Facts = Omit<WrittenCode, "html">;

class TooMuch extends Error {}

/** What may stand in a head. Templates and what is shown without scripts could hold anything else, and come to the body. */
const OF_HEAD = new Set(["script", "style", "link"]);

/** Nothing of what is read may be more than a page can bear, and all of it is read as if it stood in a `<div>`. */
function read(code: string, scriptingEnabled: boolean): DefaultTreeAdapterTypes.DocumentFragment {
  let nodes = 0;
  const place = defaultTreeAdapter.createElement("div", names.NS.HTML, []);
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...facts) {
      nodes += 1;
      if (nodes > MOST_NODES) throw new TooMuch();
      return defaultTreeAdapter.createElement(...facts);
    },
  };
  return parseFragment(place, code, { scriptingEnabled, treeAdapter });
}

function isElement(node: Node): node is Element {
  return "tagName" in node;
}

/** Takes out of a tree what may not be in it; says what is. */
function tidy(root: Parent): Facts {
  const scripts = new Set<string>();
  let [hasHandlers, hasForm] = [false, false];
  const left: { readonly parent: Parent; readonly depth: number }[] = [{ parent: root, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { parent, depth } = next;
    if (depth > MOST_DEPTH) throw new TooMuch();
    parent.childNodes = parent.childNodes.filter(
      (node) => node.nodeName !== "#comment" && !LEFT_OUT.has(node.nodeName),
    ) as typeof parent.childNodes;
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      for (const { name, value } of node.attrs) {
        if (!/^on/i.test(name)) continue;
        hasHandlers = true;
        scripts.add(hashSource(value));
      }
      if (node.tagName === "form") hasForm = true;
      const texts = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      if (node.tagName === "script" && !node.attrs.some(({ name }) => name === "src") && texts !== "") scripts.add(hashSource(texts));
      left.push({ parent: node, depth: depth + 1 });
      // One of a drawing is an element like any other, and holds what stands in it itself.
      if ("content" in node) left.push({ parent: (node as DefaultTreeAdapterTypes.Template).content, depth: depth + 1 });
    }
  }
  return { scripts: [...scripts], hasHandlers, hasForm };
}

/** Whether a head is read as it was written by browsers with scripts and without, and nothing of it has moved into the body. */
function staysInHead(html: string): boolean {
  return [true, false].every((scriptingEnabled) => {
    const tree = parse(`<!doctype html><html><head>${html}</head><body>${END}</body></html>`, { scriptingEnabled });
    const root = tree.childNodes.find(isElement);
    const [head, body, ...more] = root?.childNodes.filter(isElement) ?? [];
    if (!head || !body || more.length > 0) return false;
    return (
      serialize(head, { scriptingEnabled }) === html && serialize(body, { scriptingEnabled }) === END.replace("data-end", 'data-end=""')
    );
  });
}

/** Whether a browser, with scripts or without, reads it as it was written, and what follows it as standing behind it. */
function staysInPlace(html: string): boolean {
  return [true, false].every((scriptingEnabled) => {
    const tree = read(html + END, scriptingEnabled);
    const last = tree.childNodes.at(-1);
    if (!last || !isElement(last) || last.tagName !== "i" || !last.attrs.some(({ name }) => name === "data-end")) return false;
    tree.childNodes.pop();
    return serialize(tree, { scriptingEnabled }) === html;
  });
}

function orNullOfTooMuch<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}

/**
 * A piece of HTML as it may stand in a page: read by the standard's own rules and written anew, with everything closed
 * that was opened. Null for one that cannot be made so that it stays in its place in every browser, or is too much.
 */
export function writeCode(code: string): WrittenCode | null {
  return orNullOfTooMuch(() => {
    let html = code;
    for (let reading = 0; reading < MOST_READINGS; reading++) {
      const tree = read(html, false);
      const facts = tidy(tree);
      html = serialize(tree, { scriptingEnabled: false });
      if (staysInPlace(html)) return { html, ...facts };
    }
    return null;
  });
}

/** Whether a piece of HTML does or loads anything by itself; pictures apart, which its policy lets come from its hosts alone. */
export function runsOrLoads({ html, scripts }: WrittenCode): boolean {
  return scripts.length > 0 || /<(?:script|iframe|object|embed|link)\b/i.test(html);
}

/** The same, held in a template: nothing of it loads or runs where it stands. */
export function writeHeldCode(code: string): WrittenCode | null {
  const written = writeCode(code);
  if (!written || written.html.trim() === "") return written;
  const html = `<template class="v-held">${written.html}</template>`;
  return orNullOfTooMuch(() => (staysInPlace(html) ? { ...written, html } : null));
}

/**
 * A piece of HTML for a head, in two: what may stand there, and what comes to the beginning of the body, as browsers put
 * it there. Null where either cannot be made so that it stays in its place.
 */
export function writeHeadCode(code: string): { readonly head: WrittenCode; readonly body: WrittenCode } | null {
  const written = writeCode(code);
  if (!written) return null;
  const [head, body] = [read(written.html, false), read(written.html, false)];
  const isOfHead = (node: Node): boolean => OF_HEAD.has(node.nodeName);
  head.childNodes = head.childNodes.filter(isOfHead);
  body.childNodes = body.childNodes.filter((node) => !isOfHead(node));
  const [facts, html] = [tidy(head), serialize(head, { scriptingEnabled: false })];
  const rest = writeCode(serialize(body, { scriptingEnabled: false }).trim());
  return rest && staysInHead(html) ? { head: { html, ...facts }, body: rest } : null;
}
