import type { Template } from "@vitrine/contract";
import { clsx } from "clsx";
import { useText } from "../../platform/language/use-text.ts";
import type { Category } from "./filter-templates.ts";

export interface CategoryFilterProps {
  value: Category;
  onValueChange: (value: Category) => void;
  templates: readonly Template[];
}

/** The categories that have a template, and all of them. */
export function CategoryFilter({ value, onValueChange, templates }: CategoryFilterProps) {
  const t = useText("templates");
  const present: readonly Category[] = ["all", ...new Set(templates.map(({ category }) => category))];
  return (
    <fieldset className="flex min-w-0 gap-1.5 max-desktop:-mx-1 max-desktop:overflow-x-auto max-desktop:p-1 desktop:flex-wrap">
      <legend className="sr-only">{t("categories")}</legend>
      {present.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === value}
          onClick={() => onValueChange(category)}
          className={clsx(
            "h-8 shrink-0 rounded-sm px-3 text-tool transition-colors duration-150 pointer-coarse:h-10",
            category === value ? "bg-mar-soft font-semibold text-mar" : "text-ink-soft hover:bg-hover hover:text-ink",
          )}
        >
          {t(`category.${category}`)}
        </button>
      ))}
    </fieldset>
  );
}
