import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { usePlanGuard } from "../../billing/index.ts";
import { RevisionNameDialog } from "./revision-name-dialog.tsx";

export interface SaveRevisionProps {
  readonly pageId: string;
  /** Whether it is what the screen is there for, while there is nothing else on it. */
  readonly isMain?: boolean;
}

/** Keeps the page as it is now under a name. */
export function SaveRevision({ pageId, isMain = false }: SaveRevisionProps) {
  const t = useText("revisions");
  const queryClient = useQueryClient();
  const mayBegin = usePlanGuard();
  const [isOpen, setOpen] = useState(false);
  const save = useMutation({
    mutationFn: (name: string) => client.revisions.save({ id: pageId, name }),
    onSuccess: async ({ name }) => {
      setOpen(false);
      toast.success({ title: t("save.saved"), desc: name ?? undefined });
      await queryClient.invalidateQueries({ queryKey: api.revisions.list.key() });
    },
    onError: (error) => toast.error({ title: t("failed.save"), desc: problemOf(error).message || t("noAnswer") }),
  });
  return (
    <>
      <Button
        variant={isMain ? "primary" : "secondary"}
        size={isMain ? "md" : "sm"}
        icon={<BookmarkPlus size={16} aria-hidden="true" />}
        onClick={() => {
          save.reset();
          if (mayBegin("edit")) setOpen(true);
        }}
      >
        {t("save.action")}
      </Button>
      {isOpen ? (
        <RevisionNameDialog
          title={t("save.title")}
          text={t("save.text")}
          action={t("save.action")}
          hint={t("save.hint")}
          name=""
          isBusy={save.isPending}
          problem={save.error ? problemOf(save.error) : null}
          onSend={(name) => save.mutate(name)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
