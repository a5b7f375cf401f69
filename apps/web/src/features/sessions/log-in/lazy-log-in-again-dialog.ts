import { loadMessages } from "../../../platform/language/i18n.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";

/** The log-in over what is open; fetched ahead where work can be lost. */
export const LogInAgainDialog = lazyPart(async () => {
  const [part] = await Promise.all([import("./log-in-again-dialog.tsx"), loadMessages("sessions")]);
  return part.LogInAgainDialog;
});
