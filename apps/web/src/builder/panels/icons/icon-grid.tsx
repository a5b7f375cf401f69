import { ICON_SET } from "virtual:icon-set";
import { type Drawing, DrawnIcon } from "@vitrine/blocks";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { findIcons, iconLabel, iconsByGroup } from "./find-icons.ts";
import { recentIcons } from "./recent-icons.ts";
import { walkGrid } from "./walk-grid.ts";

/** The most that are shown of a search: who sees more writes another letter. */
const MOST_FOUND = 120;

const NAMES = Object.keys(ICON_SET);

export interface IconGridProps {
  readonly search: string;
  /** The name of the one in use. */
  readonly chosen: string | null;
  onPick(drawing: Drawing): void;
}

/** The drawings of the bundled set: the ones used lately and most, or what was searched for. One stop for Tab, arrows inside. */
export function IconGrid({ search, chosen, onPick }: IconGridProps) {
  const t = useText("builder");
  const language = useLanguage();
  const recent = useMemo(() => recentIcons(localStorage).filter((name) => Object.hasOwn(ICON_SET, name)), []);
  const found = useMemo(() => (search.trim() === "" ? null : findIcons(NAMES, search)), [search]);
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const sections: { title: string | null; names: readonly string[] }[] = found
    ? [{ title: null, names: found.slice(0, MOST_FOUND) }]
    : [
        ...(recent.length > 0 ? [{ title: t("icons.recent"), names: recent }] : []),
        ...[...iconsByGroup()].map(([group, names]) => ({ title: t(`icons.groups.${group}`), names })),
      ];
  const keys = sections.flatMap(({ names }, section) => names.map((name) => `${section} ${name}`));
  const inUse = keys.find((key) => key.endsWith(` ${chosen}`));
  const tabStop = stop !== null && keys.includes(stop) ? stop : (inUse ?? keys[0]);
  const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const buttons = [...(grid.current?.querySelectorAll("button") ?? [])];
    const places = buttons.map((button) => button.getBoundingClientRect());
    const next = walkGrid(places, buttons.indexOf(event.currentTarget), event.key);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const button = (name: string, key: string): ReactNode => {
    const drawing = { name, shapes: ICON_SET[name] ?? [] };
    return (
      <li key={key}>
        <button
          type="button"
          title={iconLabel(name, language)}
          aria-label={iconLabel(name, language)}
          aria-pressed={name === chosen}
          tabIndex={key === tabStop ? 0 : -1}
          onFocus={() => setStop(key)}
          onKeyDown={walk}
          onClick={() => onPick(drawing)}
          className="grid aspect-square w-full place-items-center rounded-md border border-transparent text-ink-soft hover:bg-hover hover:text-ink active:bg-pressed aria-pressed:border-mar aria-pressed:bg-mar-soft aria-pressed:text-mar"
        >
          <DrawnIcon drawing={drawing} size={22} stroke={1.75} />
        </button>
      </li>
    );
  };
  return (
    <div ref={grid} className="flex flex-col gap-4">
      <p role="status" className={found?.length === 0 ? "py-8 text-center text-tool text-ink-soft" : "sr-only"}>
        {found ? (found.length === 0 ? t("icons.nothing") : t("icons.found", { count: found.length })) : null}
      </p>
      {sections.map(({ title, names }, section) => (
        <section key={title ?? ""} aria-label={title ?? t("icons.results")} className="flex flex-col gap-1">
          {title ? <h3 className="text-caption font-medium text-ink-faint">{title}</h3> : null}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
            {names.map((name) => button(name, `${section} ${name}`))}
          </ul>
        </section>
      ))}
      {found && found.length > MOST_FOUND ? (
        <p className="text-caption text-ink-faint">{t("icons.tooMany", { count: found.length - MOST_FOUND })}</p>
      ) : null}
      {found ? null : <p className="text-caption text-ink-faint">{t("icons.hint", { count: NAMES.length })}</p>}
    </div>
  );
}
