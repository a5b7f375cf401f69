import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnTemplate } from "@vitrine/contract";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useIsShown } from "../../../platform/use-is-shown.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { OWN_TEMPLATES_KEY } from "../queries.ts";

export type TemplateEdit = Pick<OwnTemplate, "name" | "category">;

/** What can be done with one of the account's own. Each says what became of it. */
export function useTemplateActions({ id, name }: Pick<OwnTemplate, "id" | "name">) {
  const t = useText("templates");
  const queryClient = useQueryClient();
  const isShown = useIsShown();
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: OWN_TEMPLATES_KEY });
  const edit = useMutation({
    mutationFn: (changes: TemplateEdit) => client.templates.update({ id, ...changes }),
    onSuccess: async (changed) => {
      toast.success({ title: t("own.saved"), desc: changed.name });
      await refresh();
    },
    onError: (error) => {
      // Its form says why, unless that was closed meanwhile.
      if (!isShown.current) toast.error({ title: t("own.saveFailed"), desc: problemOf(error).message || t("own.noAnswer") });
    },
  });
  const remove = useMutation({
    mutationFn: () => client.templates.remove({ id }),
    onSuccess: () => toast.success({ title: t("own.deleted"), desc: name }),
    onError: (error) => toast.error({ title: t("own.deleteFailed"), desc: problemOf(error).message || t("own.noAnswer") }),
    onSettled: refresh,
  });
  return { edit, remove };
}
