/** Attributes by which a control stands on its form in the place of whatever has that name there. */
const NAMES = ["name", "id"];

/**
 * HTML from a clipboard without names. Whoever walks through a pasted form asks it for its `nodeName`, and would be
 * given a pasted `<input name=nodeName>` instead. Nothing is run or loaded meanwhile: a template's content is inert.
 */
export function withoutNames(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll("[name],[id]")) {
    // Asked of the prototype, since on a form this too may be a field.
    for (const name of NAMES) Element.prototype.removeAttribute.call(element, name);
  }
  return template.innerHTML;
}
