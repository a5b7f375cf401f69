/** What the apps use of this slice besides its calls. */

export type { BlockKindReply } from "./block-kind.ts";
export { OWN_TEMPLATE_KINDS, OWN_TEMPLATE_NAME_MOST, type OwnTemplate } from "./own-template.ts";
export { type LibrarySection, SECTION_CATEGORIES, type SectionCategory } from "./section.ts";
export {
  COUNTRIES,
  LAYOUTS,
  ORIENTATIONS,
  PAGE_KINDS,
  TEMPLATE_CATEGORIES,
  type Template,
  type TemplateCategory,
} from "./template.ts";
