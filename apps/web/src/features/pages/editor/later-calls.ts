/** Calls that nobody makes while a page opens: one file for the browser, fetched with the first of them. */
export { downloadPage } from "./download-page.ts";
export { publishChoices, publishPage } from "./publish-calls.ts";
export { readClipboardHtml } from "./read-clipboard-html.ts";
export { siteFacts } from "./site-facts.ts";
