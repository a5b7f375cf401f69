import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SiteSettings } from "@vitrine/contract";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { settingsQuery } from "../queries.ts";

export interface SectionProps {
  readonly siteId: string;
  readonly settings: SiteSettings;
  /** Whether whoever looks may not change it. */
  readonly isReadOnly: boolean;
}

type Changes = Omit<Parameters<typeof client.serving.changeSettings>[0], "id">;

/** Changes one matter of a site's settings; the others stay as they are. */
export function useChangeSettings(siteId: string) {
  const t = useText("serving");
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => client.serving.changeSettings({ id: siteId, ...changes }),
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery(siteId).queryKey, settings);
      toast.success({ title: t("settings.saved") });
    },
    onError: (error) => {
      const { message, fields } = problemOf(error);
      toast.error({ title: t("redirects.notSaved"), desc: fields[0]?.message ?? (message || undefined) });
    },
  });
}
