import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@vitrine/document";
import { useState } from "react";
import { client } from "../calls/client.ts";
import { ACCOUNT_KEY } from "../person/current-user.ts";
import { showLanguage } from "./i18n.ts";
import { useLanguage } from "./use-text.ts";

export interface LanguageChoice {
  /** The language chosen, from the very press on; the one on screen while none is being changed to. */
  readonly chosen: Language;
  choose(language: Language): void;
  /** Why the account did not keep the last choice. */
  readonly error: Error | null;
}

/** Shows another language at once, and has the account keep it. */
export function useChooseLanguage(onNotKept?: () => void): LanguageChoice {
  const queryClient = useQueryClient();
  const onScreen = useLanguage();
  const [wanted, setWanted] = useState<Language | null>(null);
  const { mutate, error } = useMutation({
    mutationFn: async (language: Language) => {
      await showLanguage(language);
      return client.accounts.update({ language });
    },
    onSuccess: async (account) => {
      queryClient.setQueryData(ACCOUNT_KEY, account);
      // What the server words, such as template and region names, comes again in the new language.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ACCOUNT_KEY[0] });
    },
    onError: onNotKept,
    onSettled: () => setWanted(null),
  });
  return {
    chosen: wanted ?? onScreen,
    choose(language) {
      setWanted(language);
      mutate(language);
    },
    error,
  };
}
