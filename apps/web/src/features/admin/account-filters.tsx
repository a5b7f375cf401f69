import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../../platform/use-text.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type AccountSearch, KINDS } from "./account-search.ts";

export interface AccountFiltersProps {
  value: AccountSearch;
  onValueChange: (value: AccountSearch) => void;
}

/** Milliseconds after the last key before a search is made. */
const PAUSE_MS = 250;

/** Finds accounts by what is known of them, and by the kind of their plan. */
export function AccountFilters({ value, onValueChange }: AccountFiltersProps) {
  const t = useText("admin");
  const [text, setText] = useState(value.query ?? "");
  useEffect(() => {
    const query = text.trim() || undefined;
    if (query === value.query) return;
    const timer = setTimeout(() => onValueChange({ ...value, query }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onValueChange]);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <div className="w-full desktop:w-80">
        <TextField
          label={t("search")}
          isLabelHidden
          size="sm"
          type="search"
          placeholder={t("search")}
          value={text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          suffix={<Search size={15} aria-hidden="true" className="mr-2 text-ink-faint" />}
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
