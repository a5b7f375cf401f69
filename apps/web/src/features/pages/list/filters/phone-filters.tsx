import type { PageStatus } from "@vitrine/contract";
import { SlidersHorizontal, X } from "lucide-react";
import { useImperativeHandle, useRef, useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { SearchField } from "../../../../ui/field/search-field.tsx";
import type { PageSearch } from "../page-search.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import type { FiltersProps } from "./wide-filters.tsx";

type Field = Exclude<keyof PageSearch, "search">;

/** What is searched, one button for everything else, and what of that is on, each to be taken off where it is read. */
export function PhoneFilters({ ref, value, onValueChange, choices, onManage }: FiltersProps) {
  const t = useText("pages");
  const l = useText("list");
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => opener.current?.focus() }), []);
  const statuses: Readonly<Record<PageStatus, string>> = {
    published: t("status.publishedMany"),
    not_published: t("status.notPublishedMany"),
    deleted: l("trash.name"),
  };
  const on: { readonly field: Field; readonly name: string }[] = [
    ...(value.status ? [{ field: "status" as const, name: statuses[value.status] }] : []),
    ...choices.flatMap(({ field, options }) => {
      const chosen = value[field] && options.find((option) => option.value === value[field]);
      return chosen ? [{ field, name: chosen.label }] : [];
    }),
  ];
  const takeOff = (changes: PageSearch): void => {
    onValueChange(changes);
    // What had the keyboard is gone with it.
    opener.current?.focus();
  };
  return (
    <div className="mb-4 flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <SearchField label={t("search")} value={value.search} onValueChange={(search) => onValueChange({ ...value, search })} />
        </div>
        <Button
          ref={opener}
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          // The number stands in its place: what is searched is to be read whole beside it.
          icon={on.length > 0 ? undefined : <SlidersHorizontal size={15} aria-hidden="true" />}
        >
          <span aria-hidden={on.length > 0}>{l("filters.name")}</span>
          {on.length > 0 ? <span className="sr-only">{`${l("filters.name")}: ${l("filters.on", { count: on.length })}`}</span> : null}
          {on.length > 0 ? (
            <span
              aria-hidden="true"
              className="-mr-1 grid h-5 min-w-5 place-items-center rounded-sm bg-mar px-1 text-caption font-medium text-on-mar tabular-nums"
            >
              {on.length}
            </span>
          ) : null}
        </Button>
      </div>
      {on.length > 0 ? (
        <ul aria-label={l("filters.active")} className="flex flex-wrap gap-1.5">
          {on.map(({ field, name }) => (
            <li key={field} className="flex min-w-0 max-w-full">
              <Button
                size="sm"
                aria-label={l("filters.remove", { name })}
                className="min-w-0 max-w-full"
                onClick={() => takeOff({ ...value, [field]: undefined })}
              >
                <span className="truncate">{name}</span>
                <X size={14} aria-hidden="true" className="-mr-1 shrink-0 text-ink-faint" />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <FilterSheet
        open={isOpen}
        onOpenChange={setOpen}
        value={value}
        onValueChange={onValueChange}
        statuses={statuses}
        choices={choices}
        isNarrowed={on.length > 0}
        onManage={
          onManage &&
          (() => {
            setOpen(false);
            onManage();
          })
        }
      />
    </div>
  );
}
