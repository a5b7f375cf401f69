import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { SETTING_GROUPS, type SettingGroup } from "../../../builder/page-settings/model/setting-groups.ts";
import { useText } from "../../../platform/language/use-text.ts";

export interface GroupNavProps {
  readonly shown: SettingGroup;
  /** Those with changes that are not saved, and those where something is wrong. */
  readonly changed: ReadonlySet<SettingGroup>;
  readonly wrong: ReadonlySet<SettingGroup>;
  onChoose(group: SettingGroup): void;
}

/** The groups of settings: beside them where there is room, in a row above them elsewhere. */
export function GroupNav({ shown, changed, wrong, onChoose }: GroupNavProps) {
  const t = useText("page-settings");
  const tPages = useText("pages");
  const current = useRef<HTMLButtonElement>(null);
  // In a row, the one that somebody was led to may be out of sight.
  useEffect(() => {
    if (shown) current.current?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [shown]);
  return (
    <nav
      aria-label={tPages("settings.groups")}
      className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] wide:sticky wide:top-22 wide:mx-0 wide:self-start wide:border-b-0 wide:px-0"
    >
      <ul className="flex w-max gap-1 wide:w-auto wide:flex-col wide:gap-0.5">
        {SETTING_GROUPS.map((group) => {
          const isWrong = wrong.has(group);
          const isChanged = changed.has(group);
          return (
            <li key={group}>
              <button
                ref={group === shown ? current : undefined}
                type="button"
                aria-current={group === shown ? "page" : undefined}
                onClick={() => onChoose(group)}
                className={clsx(
                  "relative flex h-10 w-full items-center gap-2 px-3 text-left text-tool whitespace-nowrap text-ink-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-medium aria-[current=page]:text-ink pointer-coarse:h-11",
                  "not-wide:rounded-sm not-wide:after:absolute not-wide:after:inset-x-0 not-wide:after:-bottom-px not-wide:after:h-0.5 not-wide:aria-[current=page]:after:bg-mar",
                  "wide:rounded-md wide:hover:bg-hover wide:aria-[current=page]:bg-mar-soft wide:aria-[current=page]:text-mar",
                )}
              >
                <span className="wide:flex-1">{t(`groups.${group}`)}</span>
                {isWrong || isChanged ? (
                  <>
                    <span aria-hidden="true" className={clsx("size-2 shrink-0 rounded-pill", isWrong ? "bg-danger" : "bg-manga")} />
                    <span className="sr-only">{tPages(isWrong ? "settings.hasProblem" : "settings.hasChange")}</span>
                  </>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
