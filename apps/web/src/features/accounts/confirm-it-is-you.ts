import { client } from "../../platform/calls/client.ts";
import { askForProof } from "../../platform/calls/proof.ts";

/**
 * Has the person show that it is they before something is begun that needs it: a dialog to fill in, or an address
 * the browser goes to by itself. Resolves to whether they did; rejects where that could not be asked.
 */
export async function confirmItIsYou(): Promise<boolean> {
  const { isProven } = await client.sessions.proofNeeds();
  return isProven || askForProof();
}
