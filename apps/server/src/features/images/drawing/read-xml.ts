/** An element of an XML file, with what stands in it; texts are strings. */
export interface XmlElement {
  /** As written, with its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/** Elements a drawing may have, and how deep they may stand in each other. */
const MOST_ELEMENTS = 50_000;
const DEEPEST = 100;

const NAME = /[A-Za-z_][\w.:-]*/y;
const SPACE = /\s*/y;
const TEXT = /[^<]*/y;
const DECLARATION = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->/y;
/** With what may stand between brackets in it, which is read by nobody: what it declares does not exist here. */
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]\s*)?>/iy;
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const VALUE = /\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "";
}

/** What a file declares itself stands for nothing. */
function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([\w.:-]+));/gi, (_, hex?: string, decimal?: string, name?: string) => {
    if (hex) return codePoint(Number.parseInt(hex, 16));
    return decimal ? codePoint(Number(decimal)) : (NAMED[name ?? ""] ?? "");
  });
}

interface Open {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (XmlElement | string)[];
}

/** Goes through a file from its beginning to its end; each step says whether what it met is well-formed. */
class XmlReader {
  root: XmlElement | null = null;
  readonly open: Open[] = [];
  readonly #text: string;
  #at = 0;
  #elements = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  step(): boolean {
    if (this.#next !== "<") return this.#put(decoded(this.#take(TEXT)?.[0] ?? ""));
    if (this.#take(DECLARATION)) return true;
    if (/^<!doctype/i.test(this.#ahead(9))) return this.root === null && this.open.length === 0 && this.#take(DOCTYPE) !== null;
    if (this.#ahead(3) === "<![") return this.#section();
    return this.#ahead(2) === "</" ? this.#end() : this.#begin();
  }

  get #next(): string | undefined {
    return this.#text[this.#at];
  }

  #ahead(length: number): string {
    return this.#text.slice(this.#at, this.#at + length);
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #takes(sign: string): boolean {
    if (this.#next !== sign) return false;
    this.#at += 1;
    return true;
  }

  #put(child: XmlElement | string): boolean {
    const parent = this.open.at(-1);
    if (parent) parent.children.push(child);
    else if (typeof child === "string") return child.trim() === "";
    else if (this.root) return false;
    else this.root = child;
    return true;
  }

  #section(): boolean {
    const section = this.#take(CDATA);
    return section !== null && this.open.length > 0 && this.#put(section[1] ?? "");
  }

  #end(): boolean {
    this.#at += 2;
    const name = this.#take(NAME)?.[0];
    const ended = this.open.pop();
    this.#take(SPACE);
    return ended !== undefined && ended.name === name && this.#takes(">") && this.#put(ended);
  }

  #begin(): boolean {
    this.#at += 1;
    this.#elements += 1;
    const name = this.#take(NAME)?.[0];
    if (!name || this.#elements > MOST_ELEMENTS || this.open.length >= DEEPEST) return false;
    const attributes = this.#attributes();
    if (!attributes) return false;
    const isEmpty = this.#takes("/");
    const element: Open = { name, attributes, children: [] };
    if (!this.#takes(">")) return false;
    if (isEmpty) return this.#put(element);
    this.open.push(element);
    return true;
  }

  #attributes(): Map<string, string> | null {
    const attributes = new Map<string, string>();
    for (this.#take(SPACE); this.#next !== ">" && this.#next !== "/"; this.#take(SPACE)) {
      const name = this.#take(NAME)?.[0];
      const value = name && this.#take(VALUE);
      if (!name || !value || attributes.has(name)) return null;
      attributes.set(name, decoded(value[1] ?? value[2] ?? ""));
    }
    return attributes;
  }
}

/**
 * Reads an XML file strictly: its one element, or null where it is not well-formed or too much. Entities of its own,
 * processing instructions and comments are not there; nothing outside the file is ever asked for.
 */
export function readXml(text: string): XmlElement | null {
  const reader = new XmlReader(text);
  while (!reader.isAtEnd) if (!reader.step()) return null;
  return reader.open.length === 0 ? reader.root : null;
}
