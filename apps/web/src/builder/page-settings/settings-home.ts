import type { PageRecord, PageSettings } from "@vitrine/document";
import { createContext, type ReactNode, useContext } from "react";
import type { ImageLibrary, LibraryImage, SettingsWays } from "../builder-props.ts";

export type SettingName = keyof PageSettings;

export interface ImageChoice {
  onPick(image: LibraryImage): void;
  onClose(): void;
}

/** Where the settings on screen belong: what they are, and how they are changed. The editor is one such place, the list of pages leads to another. */
export interface SettingsHome {
  /** As it is shown: with what was typed and is not taken, or not saved yet. */
  readonly page: PageRecord;
  /** What its account calls the page: its title, where it has none of its own. */
  readonly pageName: string;
  /** Where visitors find it, for people to read. */
  readonly address: string;
  readonly images: Pick<ImageLibrary, "address">;
  /** Offers the account's pictures. */
  readonly ImagePicker: (choice: ImageChoice) => ReactNode;
  /** The anchors that blocks of the page have; null where that is not known. */
  listAnchors(): readonly string[] | null;
  /** Whoever only looks sees all of it, and changes nothing. */
  readonly canChange: boolean;
  /** Close together, as in the editor's drawers. */
  readonly isDense: boolean;
  /** Why what is shown cannot be, in words for people: by setting, or by a path into one (`canonicalLinks.0.name`). */
  readonly problems: ReadonlyMap<string, string>;
  change(settings: PageSettings): void;
  /** Takes somebody to a setting, wherever it stands. */
  goTo(field: string): void;
  /** Where what belongs to a page and is none of its settings is changed; nowhere where that is not known. */
  readonly ways?: SettingsWays | undefined;
  /** Stands beside the page's address: how it is changed from here. */
  readonly addressAction?: ReactNode;
}

export const SettingsHomeContext = createContext<SettingsHome | null>(null);

export function useSettingsHome(): SettingsHome {
  const home = useContext(SettingsHomeContext);
  if (!home) throw new Error("useSettingsHome is for settings of a page");
  return home;
}

/** One setting: what it is, why that cannot be, and how it is changed. */
export interface Setting<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  change(next: Value | undefined): void;
}

export function useSetting<Name extends SettingName>(name: Name): Setting<PageRecord[Name]> {
  const { page, problems, canChange, change } = useSettingsHome();
  return {
    value: page[name],
    error: problems.get(name),
    isDisabled: !canChange,
    change: (next) => change({ [name]: next }),
  };
}
