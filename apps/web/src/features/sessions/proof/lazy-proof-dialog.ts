import { loadMessages } from "../../../platform/language/i18n.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";

/** The question whether it is really you; fetched when a call is refused for want of the answer. */
export const ProofDialog = lazyPart(async () => {
  const [part] = await Promise.all([import("./proof-dialog.tsx"), loadMessages("sessions")]);
  return part.ProofDialog;
});
