import { STYLE_PROPERTIES } from "./drawing-parts.data.ts";

/** A place in the drawing itself; everything else that a value could lead to is outside. */
const INSIDE = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)$/;
const SELECTOR = /^[\w\s.#,>*:()[\]="'+~-]{1,500}$/;

/** Whether a value leads nowhere but into the drawing itself, and says nothing in a roundabout way. */
export function isSafeValue(value: string): boolean {
  if (/[\\<>{}@]|javascript:|expression\s*\(|image-set\s*\(|image\s*\(|src\s*\(/i.test(value)) return false;
  const links = value.match(/url\s*\([^)]*\)?/gi) ?? [];
  return links.every((link) => INSIDE.test(link));
}

/** The declarations of a style that are kept. */
export function cleanDeclarations(text: string): string {
  const kept = text.split(";").flatMap((declaration) => {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return colon > 0 && value !== "" && STYLE_PROPERTIES.has(property) && isSafeValue(value) ? [`${property}:${value}`] : [];
  });
  return kept.join(";");
}

/** The rules of a style sheet that are kept: plain ones. What begins with an at sign is left out with all that is in it. */
export function cleanSheet(text: string): string {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/<!--|-->/g, "");
  const rules: string[] = [];
  for (let at = 0; at < plain.length; ) {
    const brace = plain.indexOf("{", at);
    const semicolon = plain.indexOf(";", at);
    const selector = plain.slice(at, brace < 0 ? undefined : brace).trim();
    if (selector.startsWith("@") && semicolon >= 0 && (brace < 0 || semicolon < brace)) {
      at = semicolon + 1;
      continue;
    }
    if (brace < 0) break;
    let end = brace + 1;
    for (let depth = 1; end < plain.length && depth > 0; end += 1) depth += plain[end] === "{" ? 1 : plain[end] === "}" ? -1 : 0;
    const body = plain.slice(brace + 1, end - 1);
    const declarations = SELECTOR.test(selector) && !body.includes("{") ? cleanDeclarations(body) : "";
    if (declarations !== "") rules.push(`${selector}{${declarations}}`);
    at = end;
  }
  return rules.join("");
}
