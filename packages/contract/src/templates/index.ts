/** What the apps use of this slice besides its calls. */

export type { BlockKindReply } from "./block-kind.ts";
export { TEMPLATE_CATEGORIES, type Template } from "./template.ts";
