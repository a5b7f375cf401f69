import { cleanDeclarations, cleanSheet, isSafeValue } from "./clean-style.ts";
import { DRAWING_ATTRIBUTES, DRAWING_ELEMENTS, SHAPES, STYLE_PROPERTIES } from "./drawing-parts.data.ts";
import { drawingSize } from "./drawing-size.ts";
import { readXml, type XmlElement } from "./read-xml.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";
const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A drawing that can do nothing but be looked at. */
export interface CleanDrawing {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

function escaped(text: string): string {
  // What XML cannot hold at all is left out.
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "").replace(/[&<>"]/g, (each) => ESCAPED[each] ?? "");
}

/** `svg:path` is `path`; a name with any other prefix belongs to a program, and is not drawn. */
function plainName(name: string): string {
  return name.startsWith("svg:") ? name.slice(4) : name;
}

function writeAttribute(name: string, value: string): string {
  const isLink = name === "href" || name === "xlink:href";
  if (isLink) return /^#[\w.:-]+$/.test(value.trim()) ? ` href="${escaped(value.trim())}"` : "";
  if (name === "style") {
    const style = cleanDeclarations(value);
    return style === "" ? "" : ` style="${escaped(style)}"`;
  }
  const isKept = (DRAWING_ATTRIBUTES.has(name) || STYLE_PROPERTIES.has(name)) && isSafeValue(value);
  return isKept ? ` ${name}="${escaped(value)}"` : "";
}

function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === "string" ? child : "")).join("");
}

function writeElement(element: XmlElement): string {
  const name = plainName(element.name);
  if (!DRAWING_ELEMENTS.has(name)) return "";
  if (name === "style") {
    const sheet = cleanSheet(textOf(element));
    return sheet === "" ? "" : `<style>${escaped(sheet)}</style>`;
  }
  const links = element.attributes.has("href") ? ["xlink:href"] : [];
  const attributes = [...element.attributes].map(([key, value]) => (links.includes(key) ? "" : writeAttribute(key, value)));
  const inner = element.children.map((child) => (typeof child === "string" ? escaped(child) : writeElement(child))).join("");
  return `<${name}${attributes.join("")}${inner === "" ? "/>" : `>${inner}</${name}>`}`;
}

function showsSomething({ name, children }: XmlElement): boolean {
  return (
    SHAPES.has(plainName(name)) ||
    children.some((child) => typeof child !== "string" && DRAWING_ELEMENTS.has(plainName(child.name)) && showsSomething(child))
  );
}

/**
 * Writes a drawing anew, with what is known to draw and nothing else: no scripts, no handlers, nothing of other languages,
 * no animation, nothing that leads outside. Null where the bytes are no drawing, or nothing of it is left.
 */
export function cleanDrawing(bytes: Buffer): CleanDrawing | null {
  const root = readDrawing(bytes);
  if (!root || plainName(root.name) !== "svg" || !showsSomething(root)) return null;
  const space = root.attributes.get(root.name === "svg" ? "xmlns" : "xmlns:svg");
  if (space !== undefined && space !== NAMESPACE && space !== "") return null;
  const size = drawingSize(root.attributes);
  if (!size) return null;
  const { width, height, viewBox } = size;
  const own = new Map([...root.attributes].filter(([name]) => !["width", "height", "viewBox", "x", "y"].includes(name)));
  const body = writeElement({ ...root, attributes: own }).slice("<svg".length);
  return { svg: `<svg xmlns="${NAMESPACE}" width="${width}" height="${height}" viewBox="${viewBox}"${body}`, width, height };
}

function readDrawing(bytes: Buffer): XmlElement | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /^\s*</.test(text) ? readXml(text) : null;
  } catch {
    return null;
  }
}
