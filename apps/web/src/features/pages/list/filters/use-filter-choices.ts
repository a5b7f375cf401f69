import { useQuery } from "@tanstack/react-query";
import { LABEL_KINDS, PAGE_TYPES } from "@vitrine/contract";
import { useText } from "../../../../platform/language/use-text.ts";
import type { SelectOption } from "../../../../ui/field/select-field.tsx";
import { useLabels } from "../../../labels/index.ts";
import { sitesQuery } from "../../../sites/index.ts";
import type { PageSearch } from "../page-search.ts";

/** One thing that pages are narrowed to by choosing one of several. */
export interface FilterChoice {
  readonly field: "siteId" | "type" | "tagId" | "productId";
  readonly label: string;
  /** All there is to choose, the empty value for no choice first. */
  readonly options: readonly SelectOption<string>[];
}

const FIELD_OF_KIND = { tag: "tagId", product: "productId" } as const;

/** What pages can be narrowed to: only what there is something to choose of, and what is chosen already. */
export function useFilterChoices(value: PageSearch): readonly FilterChoice[] {
  const t = useText("pages");
  const l = useText("list");
  const sites = useQuery(sitesQuery).data ?? [];
  const labels = useLabels();
  const choice = (field: FilterChoice["field"], label: string, all: string, options: readonly SelectOption<string>[]): FilterChoice => {
    const chosen = value[field];
    const isKnown = chosen === undefined || options.some((option) => option.value === chosen);
    return {
      ...{ field, label },
      // An address names what was deleted since, or is not read yet.
      options: [{ value: "", label: all }, ...options, ...(isKnown ? [] : [{ value: chosen, label: l("filters.gone") }])],
    };
  };
  const ofKind = (kind: (typeof LABEL_KINDS)[number]) =>
    labels.filter((label) => label.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
  const ofSites = sites.map(({ id, name }) => ({ value: id, label: name }));
  return [
    ...(sites.length > 1 || value.siteId ? [choice("siteId", t("site"), t("allSites"), ofSites)] : []),
    choice(
      "type",
      l("type.name"),
      l("type.all"),
      PAGE_TYPES.map((type) => ({ value: type, label: l(`types.${type}`) })),
    ),
    ...LABEL_KINDS.flatMap((kind) => {
      const [field, options] = [FIELD_OF_KIND[kind], ofKind(kind)];
      return options.length > 0 || value[field] ? [choice(field, l(`labels.name.${kind}`), l(`labels.all.${kind}`), options)] : [];
    }),
  ];
}
