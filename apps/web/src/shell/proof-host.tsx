import { type ReactNode, useSyncExternalStore } from "react";
import { ProofDialog } from "../features/sessions/index.ts";
import { proofStore } from "../platform/calls/proof.ts";

/** Where calls that need a proof ask for it: one dialog for all that wait. */
export function ProofHost(): ReactNode {
  const isAsked = useSyncExternalStore(proofStore.subscribe, proofStore.isAsked);
  return isAsked ? <ProofDialog /> : null;
}
