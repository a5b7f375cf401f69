import { lazy } from "react";

/** The question whether it is really you; fetched when a call is refused for want of the answer. */
export const ProofDialog = lazy(async () => ({ default: (await import("./proof-dialog.tsx")).ProofDialog }));
