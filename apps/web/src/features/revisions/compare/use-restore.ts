import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { toast } from "../../../ui/feedback/toast.ts";

interface Restoring {
  readonly revisionId: string;
  /** One block with what it held; all of the page without. */
  readonly blockId?: string;
  /** Takes another restoring back. */
  readonly isUndo?: boolean;
}

/** What can be done with a revision besides looking. Each says what became of it, and a restoring how to take it back. */
export function useRestore(pageId: string) {
  const t = useText("revisions");
  const queryClient = useQueryClient();
  const router = useRouter();
  const restore = useMutation({
    mutationFn: ({ revisionId, blockId }: Restoring) =>
      client.revisions.restore({ id: pageId, revisionId, ...(blockId === undefined ? {} : { blockId }) }),
    onSuccess: async ({ keptId }, { blockId, isUndo = false }) => {
      toast.success(
        isUndo
          ? { title: t("restore.cancelled") }
          : {
              title: t(blockId === undefined ? "restored.page" : "restored.part"),
              desc: t("restored.text"),
              btnText: t("restore.undo"),
              onBtn: () => restore.mutate({ revisionId: keptId, isUndo: true }),
            },
      );
      await Promise.all([api.revisions.key(), api.pages.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) => toast.error({ title: t("failed.restore"), desc: problemOf(error).message || t("noAnswer") }),
  });
  const makePage = useMutation({
    mutationFn: (revisionId: string) => client.revisions.makePage({ id: pageId, revisionId }),
    onSuccess: async (made) => {
      toast.success({
        title: t("made.title"),
        desc: made.title,
        btnText: t("made.open"),
        onBtn: () => void router.navigate({ to: "/builder/$pageId", params: { pageId: made.id } }),
      });
      await queryClient.invalidateQueries({ queryKey: api.pages.key() });
    },
    onError: (error) => toast.error({ title: t("failed.page"), desc: problemOf(error).message || t("noAnswer") }),
  });
  return { restore, makePage };
}
