import { type PageRecord, type PageSettings, sameJson, withSettings } from "@vitrine/document";
import type { SettingName } from "../../../builder/page-settings/settings-home.ts";
import type { client } from "../../../platform/calls/client.ts";

/** What somebody made of a setting, and what it was when they began. */
export interface Draft {
  readonly value: unknown;
  readonly was: unknown;
}

/** Changes that are not saved yet. */
export type Drafts = Readonly<Partial<Record<SettingName, Draft>>>;

type Changes = Omit<Parameters<typeof client.pages.update>[0], "id">;

function isSame(a: unknown, b: unknown): boolean {
  return sameJson(a ?? null, b ?? null);
}

export function draftNames(drafts: Drafts): SettingName[] {
  return Object.keys(drafts) as SettingName[];
}

/** With one more change; one that leads back to what is saved is none. */
export function withDraft(drafts: Drafts, saved: PageRecord, name: SettingName, value: unknown): Drafts {
  const { [name]: before, ...others } = drafts;
  return isSame(value, saved[name]) ? others : { ...others, [name]: { value, was: before ? before.was : saved[name] } };
}

export function withoutDraft(drafts: Drafts, name: SettingName): Drafts {
  const { [name]: _, ...others } = drafts;
  return others;
}

/** Without what has become so meanwhile. */
export function stillOpen(drafts: Drafts, saved: PageRecord): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([name, { value }]) => !isSame(value, saved[name as SettingName])));
}

/** Those that somebody else has changed too, since they were begun. */
export function contested(drafts: Drafts, saved: PageRecord): SettingName[] {
  return draftNames(drafts).filter((name) => !isSame(drafts[name]?.was, saved[name]));
}

/** Knowing what the others made of it, one's own stays. */
export function keptMine(drafts: Drafts, saved: PageRecord, name: SettingName): Drafts {
  const draft = drafts[name];
  return draft ? { ...drafts, [name]: { ...draft, was: saved[name] } } : drafts;
}

/** The page as it would be. */
export function drafted(saved: PageRecord, drafts: Drafts): PageRecord {
  const settings = Object.fromEntries(Object.entries(drafts).map(([name, { value }]) => [name, value ?? undefined]));
  return withSettings(saved, settings as PageSettings);
}

/** What is to be saved, as the call takes it: of the page's code only the places that differ. */
export function changesOf(drafts: Drafts, saved: PageRecord): Changes {
  const { pageType, code, ...rest } = drafts;
  const settings: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).map(([name, draft]) => [name, (draft as Draft).value ?? null]),
  );
  if (code) settings.code = codeChanges(code.value as PageRecord["code"], saved.code);
  return {
    ...(pageType ? { type: (pageType.value ?? null) as NonNullable<Changes["type"]> | null } : {}),
    ...(Object.keys(settings).length > 0 ? { settings: settings as Changes["settings"] } : {}),
  };
}

function codeChanges(code: PageRecord["code"] = {}, saved: PageRecord["code"] = {}): Record<string, unknown> {
  const places = new Set([...Object.keys(code), ...Object.keys(saved)]) as Set<keyof typeof code>;
  return Object.fromEntries([...places].filter((place) => !isSame(code[place], saved[place])).map((place) => [place, code[place] ?? null]));
}
