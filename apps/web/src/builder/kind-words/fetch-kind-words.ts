import { loadKindNames, loadKindWords, loadMoreKindWords } from "virtual:kind-words";
import type { Language } from "@vitrine/document";
import { CodeMissing } from "../../platform/calls/no-answer.ts";

/** The languages in use: of the interface and of the page. */
const spoken = new Set<Language>();

async function fetched(load: () => Promise<void>): Promise<void> {
  try {
    await load();
  } catch (error) {
    throw new CodeMissing(error);
  }
}

/**
 * Brings what block kinds say, in the languages that are about to be shown.
 * @throws {CodeMissing} where they cannot be fetched; asking again tries again.
 */
export async function fetchKindWords(...languages: readonly Language[]): Promise<void> {
  await fetched(() => loadKindWords(...languages));
  for (const language of languages) spoken.add(language);
}

/**
 * Brings what block kinds say to visitors, in a language that nothing else is about to be shown in.
 * @throws {CodeMissing} as `fetchKindWords`.
 */
export function fetchVisitorWords(language: Language): Promise<void> {
  return fetched(() => loadKindWords(language));
}

/**
 * Brings what block kinds are called, in every language.
 * @throws {CodeMissing} as `fetchKindWords`.
 */
export function fetchKindNames(): Promise<void> {
  return fetched(loadKindNames);
}

/**
 * Brings the words of panels and of new blocks, in the languages in use.
 * @throws {CodeMissing} as `fetchKindWords`.
 */
export function fetchMoreKindWords(): Promise<void> {
  return fetched(() => loadMoreKindWords(...spoken));
}
