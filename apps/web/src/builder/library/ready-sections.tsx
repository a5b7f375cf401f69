import { PAGE_ID } from "@vitrine/document";
import { useCallback, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { useBuilder } from "../builder-context.ts";
import { useRecord } from "../editor/use-editor.ts";
import type { SectionCard, SectionCategory } from "./block-library.ts";
import { SectionList, type SectionListProps } from "./section-list.tsx";
import { useShelf } from "./use-shelf.ts";

const ALL = "all";

/** What the sections on a shelf are for, each once, in their order. */
function categoriesOf(cards: readonly SectionCard[]): readonly SectionCategory[] {
  const found = new Map<string, SectionCategory>();
  for (const { category } of cards) if (category && !found.has(category.id)) found.set(category.id, category);
  return [...found.values()];
}

/** The product's own sections, all or those for one purpose; purposes that have none are not offered. */
export function ReadySections({ onInserted }: Pick<SectionListProps, "onInserted">) {
  const t = useText("library");
  const { library } = useBuilder();
  const page = useRecord(PAGE_ID);
  const language = page?.type === "page" ? page.language : "pt";
  const [category, setCategory] = useState(ALL);
  const fetchAll = useCallback(async () => ({ items: await library.listSections(language), nextCursor: null }), [library, language]);
  const shelf = useShelf(fetchAll);
  const offered = categoriesOf(shelf.items);
  const shown = offered.find(({ id }) => id === category)?.id ?? ALL;
  return (
    <>
      {shelf.items.length > 0 ? (
        <SelectField
          label={t("category")}
          isLabelHidden
          value={shown}
          onValueChange={setCategory}
          options={[{ id: ALL, name: t("allCategories") }, ...offered].map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <SectionList
        shelf={shelf}
        cards={shown === ALL ? shelf.items : shelf.items.filter((card) => card.category?.id === shown)}
        empty={{ title: t("readyEmpty"), text: t("readyEmptyText") }}
        onInserted={onInserted}
      />
    </>
  );
}
