import { areKindPartsThere, loadKindParts } from "virtual:kind-parts";
import { CodeMissing } from "../../platform/calls/no-answer.ts";
import { fetchBrandMarks } from "../brand-marks/fetch-brand-marks.ts";
import { fetchMoreKindWords } from "../kind-words/fetch-kind-words.ts";

export { areKindPartsThere };

/**
 * Brings what it takes to change a page, and to read one: what the schemas of kinds allow, how new blocks begin, their panels,
 * with their words, and what kinds show that are not on the page.
 * @throws {CodeMissing} where it cannot be fetched; asking again tries again.
 */
export async function fetchKindParts(): Promise<void> {
  try {
    await Promise.all([loadKindParts(), fetchMoreKindWords(), fetchBrandMarks()]);
  } catch (error) {
    throw new CodeMissing(error);
  }
}
