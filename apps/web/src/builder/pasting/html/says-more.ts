/** Characters of HTML that are looked at; what is longer is taken for its words. */
export const LONGEST_HTML = 20_000_000;

const SHAPES =
  "h1,h2,h3,h4,h5,h6,b,strong,i,em,u,s,del,mark,a[href],img,ul,ol,table,blockquote,hr,button,form,video,iframe,details,section,picture";
/** Word processors say of a paragraph that it is an item, and of a run that it is bold, by nothing but its style. */
const STYLED = /font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic|mso-list\s*:/i;

/** Whether HTML says more than its words do: an editor of code, for one, colours words and says nothing by it. */
export function saysMore(html: string): boolean {
  const read = new DOMParser().parseFromString(html, "text/html");
  if (read.querySelector("body > pre:only-child")) return false;
  const isShaped = [...read.body.querySelectorAll(SHAPES)].some((element) => !isBareBold(element));
  return isShaped || [...read.body.querySelectorAll("[style]")].some((element) => STYLED.test(element.getAttribute("style") ?? ""));
}

/** An online document wraps all that is copied in a `b` that is not bold. */
function isBareBold(element: Element): boolean {
  return element.tagName === "B" && /font-weight\s*:\s*normal/i.test(element.getAttribute("style") ?? "");
}

/** Whether a picture is all there is in HTML, as where one was copied off a page: then its file says as much. */
export function isPictureAlone(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return body.querySelectorAll("img").length === 1 && (body.textContent ?? "").trim() === "";
}
