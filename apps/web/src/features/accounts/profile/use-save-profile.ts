import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { client } from "../../../platform/calls/client.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";

export type ProfileChanges = Parameters<typeof client.accounts.update>[0];

/** Has the account keep a change of what it says of itself; every screen shows it from then on. */
export function useSaveProfile(onSaved?: (account: Account) => void): UseMutationResult<Account, Error, ProfileChanges> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileChanges): Promise<Account> => client.accounts.update(changes),
    onSuccess: (account) => {
      queryClient.setQueryData(ACCOUNT_KEY, account);
      onSaved?.(account);
    },
  });
}
