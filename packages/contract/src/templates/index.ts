/** What the apps use of this slice besides its calls. */

export { TEMPLATE_CATEGORIES, type Template } from "./template.ts";
