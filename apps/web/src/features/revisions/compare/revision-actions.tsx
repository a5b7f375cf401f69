import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Revision } from "@vitrine/contract";
import { Ellipsis, FilePlus, Pencil } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { Menu } from "../../../ui/popup/menu.tsx";
import { usePlanGuard } from "../../billing/index.ts";
import { RevisionNameDialog } from "../history/revision-name-dialog.tsx";
import type { useRestore } from "./use-restore.ts";

export interface RevisionActionsProps {
  readonly revision: Revision;
  readonly deeds: ReturnType<typeof useRestore>;
}

/** What is done with a revision as a whole: brought back, made a page of, given a name. */
export function RevisionActions({ revision, deeds: { restore, makePage } }: RevisionActionsProps) {
  const t = useText("revisions");
  const queryClient = useQueryClient();
  const mayBegin = usePlanGuard();
  const [isAsking, setAsking] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const rename = useMutation({
    mutationFn: (name: string) => client.revisions.rename({ id: revision.pageId, revisionId: revision.id, name }),
    onSuccess: async () => {
      setNaming(false);
      toast.success({ title: t("name.named") });
      await queryClient.invalidateQueries({ queryKey: api.revisions.list.key() });
    },
    onError: (error) => toast.error({ title: t("failed.save"), desc: problemOf(error).message || t("noAnswer") }),
  });
  return (
    <>
      <Button
        variant="primary"
        size="sm"
        isBusy={restore.isPending}
        onClick={() => {
          if (mayBegin("edit")) setAsking(true);
        }}
      >
        {t("restore.action")}
      </Button>
      <Menu
        trigger={<IconButton label={t("more")} icon={<Ellipsis size={18} aria-hidden="true" />} size="sm" />}
        items={[
          {
            label: t("make"),
            icon: <FilePlus size={16} />,
            isDisabled: makePage.isPending,
            onSelect: () => {
              if (mayBegin("builder")) makePage.mutate(revision.id);
            },
          },
          {
            label: t("name.menu"),
            icon: <Pencil size={16} />,
            onSelect: () => {
              rename.reset();
              if (mayBegin("edit")) setNaming(true);
            },
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("restore.title")}
        text={t("restore.text")}
        confirmLabel={t("restore.confirm")}
        onConfirm={() => {
          setAsking(false);
          restore.mutate({ revisionId: revision.id });
        }}
      />
      {isNaming ? (
        <RevisionNameDialog
          title={t("name.title")}
          action={t("name.action")}
          hint={t("name.hint")}
          name={revision.name ?? ""}
          mayBeEmpty
          isBusy={rename.isPending}
          problem={rename.error ? problemOf(rename.error) : null}
          onSend={(name) => rename.mutate(name)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}
