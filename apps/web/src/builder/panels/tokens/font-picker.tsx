import type { FontFamily } from "@vitrine/document";
import { type FontSubset, fontStack, isShipped, subsetsOf } from "@vitrine/renderer";
import { Check, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { FONT_GROUPS, FONT_NAMES, type FontGroup } from "../font-names.ts";
import { showFonts } from "./show-fonts.ts";

/** Alphabets that are worth a word: who needs one looks for it. */
const TOLD = ["cyrillic", "greek", "vietnamese"] as const satisfies readonly FontSubset[];

export interface FontPickerProps {
  readonly chosen: FontFamily;
  onPick(family: FontFamily): void;
}

/** Every family in its own letters, by groups, searched by name. One stop for Tab, arrows inside. */
export function FontPicker({ chosen, onPick }: FontPickerProps) {
  const t = useText("builder");
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(showFonts, []);
  const wanted = search.trim().toLowerCase();
  const groups = (Object.keys(FONT_GROUPS) as FontGroup[])
    .map((group) => ({ group, families: FONT_GROUPS[group].filter((family) => FONT_NAMES[family].toLowerCase().includes(wanted)) }))
    .filter(({ families }) => families.length > 0);
  const found = groups.flatMap(({ families }) => [...families]);
  const stop = found.find((family) => family === chosen) ?? found[0];
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: at < 0 ? -1 : 0, End: at < 0 ? -1 : buttons.length - 1 }[event.key];
    const next = to === undefined ? undefined : buttons[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className="-m-1 flex w-64 flex-col gap-2">
      <TextField
        label={t("fonts.search")}
        isLabelHidden
        size="sm"
        type="search"
        placeholder={t("fonts.search")}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && found[0] && wanted !== "") onPick(found[0]);
          walk(event);
        }}
        suffix={<Search size={15} aria-hidden="true" className="mr-2 text-ink-faint" />}
      />
      <p role="status" className={found.length === 0 ? "py-6 text-center text-tool text-ink-soft" : "sr-only"}>
        {found.length === 0 ? t("fonts.nothing") : wanted === "" ? null : t("fonts.found", { count: found.length })}
      </p>
      <div ref={list} className="flex max-h-80 flex-col gap-3 overflow-y-auto">
        {groups.map(({ group, families }) => (
          <section key={group} aria-label={t(`fonts.groups.${group}`)} className="flex flex-col">
            <h4 className="px-2 text-caption text-ink-faint">{t(`fonts.groups.${group}`)}</h4>
            {families.map((family) => (
              <FontButton
                key={family}
                family={family}
                isChosen={family === chosen}
                isStop={family === stop}
                onPick={() => onPick(family)}
                onKeyDown={walk}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface FontButtonProps {
  readonly family: FontFamily;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  onPick(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

function FontButton({ family, isChosen, isStop, onPick, onKeyDown }: FontButtonProps) {
  const t = useText("builder");
  const alphabets = isShipped(family) ? TOLD.filter((subset) => subsetsOf(family).includes(subset)) : [];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onClick={onPick}
      onKeyDown={onKeyDown}
      // What is out of sight is not drawn, and its font not fetched.
      className="flex min-h-11 items-center gap-2 rounded-sm px-2 text-left [contain-intrinsic-size:auto_44px] [content-visibility:auto] hover:bg-hover focus-visible:-outline-offset-2 aria-pressed:bg-mar-soft"
    >
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate text-body leading-snug" style={{ fontFamily: fontStack(family) }}>
          {FONT_NAMES[family]}
        </span>
        {alphabets.length > 0 ? (
          <span className="truncate text-caption text-ink-faint">
            {alphabets.map((subset) => t(`fonts.alphabets.${subset}`)).join(" · ")}
          </span>
        ) : null}
      </span>
      {isChosen ? <Check size={14} aria-hidden="true" className="shrink-0 text-mar" /> : null}
    </button>
  );
}
