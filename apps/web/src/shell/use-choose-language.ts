import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "@vitrine/document";
import { accountQuery } from "../platform/account.ts";
import { client } from "../platform/client.ts";
import { showLanguage } from "../platform/i18n.ts";
import { useText } from "../platform/use-text.ts";
import { toast } from "../ui/toast.ts";

/** Shows another language at once, and has the account keep it. */
export function useChooseLanguage(): (language: Language) => void {
  const t = useText("shell");
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (language: Language) => {
      await showLanguage(language);
      return client.accounts.update({ language });
    },
    onSuccess: async (account) => {
      queryClient.setQueryData(accountQuery.queryKey, account);
      // What the server words, such as template and region names, comes again in the new language.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey !== accountQuery.queryKey });
    },
    onError: () => toast.warning({ title: t("languageNotKept"), desc: t("languageNotKeptText") }),
  });
  return mutate;
}
