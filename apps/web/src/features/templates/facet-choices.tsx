import { useText } from "../../platform/language/use-text.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import type { Chosen, Narrowing } from "./facets.ts";

export interface FacetChoicesProps {
  narrowing: readonly Narrowing[];
  value: Chosen;
  onValueChange: (value: Chosen) => void;
}

/** What tells the templates apart besides their category; a choice that is pressed again is taken back. */
export function FacetChoices({ narrowing, value, onValueChange }: FacetChoicesProps) {
  const t = useText("templates");
  return (
    <div className="flex flex-col gap-5">
      {narrowing.map(({ facet, values }) => (
        <ChoiceChips
          key={facet}
          label={t(`facet.${facet}`)}
          value={value[facet]}
          onValueChange={(option) => onValueChange({ ...value, [facet]: value[facet] === option ? undefined : option })}
          options={values.map((option) => ({ value: option, label: t(`option.${option}`) }))}
        />
      ))}
    </div>
  );
}
