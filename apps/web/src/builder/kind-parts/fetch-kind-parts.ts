import { areKindPartsThere, loadKindParts } from "virtual:kind-parts";
import { CodeMissing } from "../../platform/calls/no-answer.ts";
import { fetchDrawnLater } from "../drawn-later/fetch-drawn-later.ts";
import { fetchMoreKindWords } from "../kind-words/fetch-kind-words.ts";

export { areKindPartsThere };

/**
 * Brings what it takes to change a page, and to read one: what the schemas of kinds allow, how new blocks begin, their panels,
 * with their words, and what kinds show that are not on the page.
 * @throws {CodeMissing} where it cannot be fetched; asking again tries again.
 */
export async function fetchKindParts(): Promise<void> {
  try {
    await Promise.all([loadKindParts(), fetchMoreKindWords(), fetchDrawnLater()]);
  } catch (error) {
    throw new CodeMissing(error);
  }
}
