import { type Language, words } from "@vitrine/document";
import type { BlockSeed } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

/** A new step, with nothing to answer yet. */
export function formStepSeed(language: Language): BlockSeed {
  const own = MESSAGES["form-step"][language].seed;
  return { kind: "form-step", props: { title: words(own.title), nextLabel: own.nextLabel }, slots: { fields: [] } };
}
