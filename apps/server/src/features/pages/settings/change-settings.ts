import { isDomainName, OUTBOUND_LIMIT, outboundLinks } from "@vitrine/checks";
import type { PageSettingsChanges } from "@vitrine/contract";
import { CODE_PLACES, type DocumentTree, optimizerLacks, type PageRecord, type PageSettings, withSettings } from "@vitrine/document";
import { Refusal, type RefusedField } from "../../../platform/refusal.ts";
import type { ChangeSettings } from "./put-settings.ts";

/**
 * What somebody's changes make of a page's settings.
 * @param hosts those that the page's site is found at
 * @throws Refusal, when it is carried out, that names every field which stands against it
 */
export function settingsChange(changes: PageSettingsChanges, hosts: readonly string[]): ChangeSettings {
  return (page, tree) => {
    const settings = settingsOf(page, changes);
    const fields = faultsOf(page, withSettings(page, settings), changes, tree, hosts);
    if (fields.length > 0) {
      throw new Refusal("INVALID_INPUT", { fields: fields.map(({ path, code }) => ({ path: `settings.${path}`, code })) });
    }
    return settings;
  };
}

function settingsOf(page: PageRecord, { code, ...changes }: PageSettingsChanges): PageSettings {
  const settings = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? undefined])) as PageSettings;
  if (code === undefined) return settings;
  const parts = CODE_PLACES.flatMap((place) => {
    const part = code === null ? null : code[place] === undefined ? page.code?.[place] : code[place];
    return part ? [[place, part] as const] : [];
  });
  return { ...settings, code: parts.length === 0 ? undefined : Object.fromEntries(parts) };
}

function faultsOf(
  before: PageRecord,
  page: PageRecord,
  changes: PageSettingsChanges,
  tree: DocumentTree,
  hosts: readonly string[],
): RefusedField[] {
  const faults: RefusedField[] = [];
  if (changes.title !== undefined && isDomainName(page.title, hosts)) faults.push({ path: "title", code: "title_is_domain" });
  if (!page.optimizeFor) return faults;
  const isNew = page.optimizeFor !== before.optimizeFor;
  for (const path of optimizerLacks(page)) {
    // What an editor has taken away since is told by the check; it holds up no change of something else.
    if (!isNew && changes[path] === undefined) continue;
    faults.push({ path, code: path === "hiddenFromSearch" ? "google_hidden" : `${page.optimizeFor}_needs` });
  }
  if (isNew && outboundLinks(tree, hosts) >= OUTBOUND_LIMIT) faults.push({ path: "optimizeFor", code: "outbound_links" });
  return faults;
}
