import { useText } from "../../platform/language/use-text.ts";
import { SearchField } from "../../ui/field/search-field.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { type AccountSearch, KINDS } from "./account-search.ts";

export interface AccountFiltersProps {
  value: AccountSearch;
  onValueChange: (value: AccountSearch) => void;
}

/** Finds accounts by what is known of them, and by the kind of their plan. */
export function AccountFilters({ value, onValueChange }: AccountFiltersProps) {
  const t = useText("admin");
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="w-full desktop:w-80">
        <SearchField
          label={t("search")}
          value={value.query}
          maxLength={200}
          onValueChange={(query) => onValueChange({ ...value, query })}
        />
      </div>
      <div className="w-full desktop:w-44">
        <SelectField<string>
          label={t("filterKind")}
          isLabelHidden
          value={value.kind ?? ""}
          onValueChange={(kind) => onValueChange({ ...value, kind: KINDS.find((known) => known === kind) })}
          options={[{ value: "", label: t("allKinds") }, ...KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))]}
        />
      </div>
    </div>
  );
}
