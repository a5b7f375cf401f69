import { loadMessages } from "../../platform/language/i18n.ts";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import type { PlanStateProps } from "./plan-notice.tsx";

/** `PlanState`, fetched with its words when it is shown: for a screen that hardly anybody meets it on. */
export const LaterPlanState = lazyPart<PlanStateProps>(async () => {
  const [{ PlanState }] = await Promise.all([import("./plan-notice.tsx"), loadMessages("billing")]);
  return PlanState;
});
