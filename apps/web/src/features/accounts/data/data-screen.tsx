import { useAccount } from "../../../platform/person/account.ts";
import { DeletionSection } from "./deletion-section.tsx";
import { ExportSection } from "./export-section.tsx";

/** Everything the account holds: to take along, or to have deleted. */
export function DataScreen() {
  const account = useAccount();
  if (!account) return null;
  return (
    <>
      <ExportSection />
      <DeletionSection account={account} />
    </>
  );
}
