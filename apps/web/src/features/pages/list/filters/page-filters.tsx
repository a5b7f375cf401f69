import { type Ref, useState } from "react";
import { useHasRole } from "../../../../platform/person/use-has-role.ts";
import { ManageLabelsDialog } from "../../../labels/index.ts";
import type { PageSearch } from "../page-search.ts";
import { PhoneFilters } from "./phone-filters.tsx";
import { useFilterChoices } from "./use-filter-choices.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { type FocusPlace, WideFilters } from "./wide-filters.tsx";

export interface PageFiltersProps {
  ref?: Ref<FocusPlace> | undefined;
  value: PageSearch;
  onValueChange: (value: PageSearch) => void;
}

/** Words, status, site, type, tag and product, and the way to the trash: in a row, or behind one button on a phone. */
export function PageFilters({ ref, value, onValueChange }: PageFiltersProps) {
  const choices = useFilterChoices(value);
  const isPhone = useIsPhone();
  const mayEdit = useHasRole("editor");
  const [isManaging, setManaging] = useState(false);
  const Filters = isPhone ? PhoneFilters : WideFilters;
  return (
    <>
      <Filters {...{ ref, value, onValueChange, choices }} onManage={mayEdit ? () => setManaging(true) : undefined} />
      {isManaging ? <ManageLabelsDialog onClose={() => setManaging(false)} /> : null}
    </>
  );
}
