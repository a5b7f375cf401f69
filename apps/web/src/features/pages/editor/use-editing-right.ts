import { useQueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import type { SaveOutcome } from "../../../builder/builder-props.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import { planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";

/** What whoever is here may do in an editor, by their role and the account's plan as they are by now. */
export interface EditingRight {
  readonly mayEdit: boolean;
  readonly looksOnly: boolean;
  /** Whether the one who opened something is still here, and may change it no longer. */
  isBarred(owner: Account | null | undefined): boolean;
  /** What came of a save: where nothing is heard from the server, one that is refused is the first that is known of it. */
  heed(outcome: Promise<SaveOutcome>): Promise<SaveOutcome>;
}

export function useEditingRight(): EditingRight {
  const queryClient = useQueryClient();
  const account = useAccount();
  const mayEdit = useHasRole("editor");
  const looksOnly = account !== null && (!mayEdit || planLackOf(account, "edit") !== null);
  return {
    mayEdit,
    looksOnly,
    isBarred: (owner) => looksOnly && account?.id === owner?.id,
    async heed(outcome) {
      const known = await outcome;
      if (known.kind === "barred") void queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY });
      return known;
    },
  };
}
