import { lazy } from "react";

/** What the shell shows of sessions around every screen, each fetched when there is something to show. */
export const ProofDialog = lazy(async () => ({ default: (await import("./proof-dialog.tsx")).ProofDialog }));
export const SupportBar = lazy(async () => ({ default: (await import("./support-bar.tsx")).SupportBar }));
export const DeletionBar = lazy(async () => ({ default: (await import("./deletion-bar.tsx")).DeletionBar }));
export const ConfirmEmailBar = lazy(async () => ({ default: (await import("./confirm-email-bar.tsx")).ConfirmEmailBar }));
