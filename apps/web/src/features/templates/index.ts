/** Templates: pages to start from, the product's and the account's own. */
export { OWN_TEMPLATES_KEY, ownTemplatesQuery } from "./queries.ts";
export { sectionCategoryNames } from "./section-category-names.ts";
export { TemplateShelves } from "./template-shelves.tsx";
