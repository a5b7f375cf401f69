import { copyFragment, type Fragment, type Language, PAGE_ID, PAGE_SLOT, treeOf } from "@vitrine/document";
import { sectionPage } from "./making/section-page.ts";
import type { SectionTemplate } from "./section-template.ts";

/** A section as it travels into a page. Of the tokens it wears the page has its own, which stay. */
export function sectionFragment(section: SectionTemplate, language: Language): Fragment {
  const tree = treeOf(sectionPage(section, language).records);
  return copyFragment(
    tree,
    tree.children(PAGE_ID, PAGE_SLOT).map(({ id }) => id),
  );
}
