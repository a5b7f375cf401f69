import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { proofStore } from "../platform/proof.ts";

const ProofDialog = lazy(async () => ({ default: (await import("../features/sessions/proof-dialog.tsx")).ProofDialog }));

/** Where calls that need a proof ask for it: one dialog for all that wait. */
export function ProofHost(): ReactNode {
  const isAsked = useSyncExternalStore(proofStore.subscribe, proofStore.isAsked);
  return isAsked ? (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  ) : null;
}
