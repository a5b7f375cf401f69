import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { confirmItIsYou } from "../confirm-it-is-you.ts";
import { DeletionDialog } from "./deletion-dialog.tsx";

/** The deletion that was asked for, and how to take it back. */
function PendingDeletion({ deletesAt }: { deletesAt: string }) {
  const t = useText("accounts");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: () => client.accounts.cancelDeletion(),
    onSuccess: (account) => {
      queryClient.setQueryData(ACCOUNT_KEY, account);
      toast.success({ title: t("deletion.kept") });
    },
  });
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(Date.parse(deletesAt));
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="danger" title={t("deletion.pendingTitle", { date })}>
        {t("deletion.pending")}
      </Notice>
      {keep.error ? <FormProblem problem={problemOf(keep.error)} /> : null}
      <div>
        <Button variant="primary" isBusy={keep.isPending} onClick={() => keep.mutate()}>
          {t("deletion.keep")}
        </Button>
      </div>
    </div>
  );
}

/** Ends the account, after a time in which that can be taken back. */
export function DeletionSection({ account }: { account: Account }) {
  const t = useText("accounts");
  const [isAsking, setAsking] = useState(false);
  const begin = useMutation({
    mutationFn: confirmItIsYou,
    onSuccess: (isProven) => setAsking(isProven),
  });
  return (
    <SettingsSection title={t("deletion.title")} text={t("deletion.text")}>
      {account.deletesAt ? (
        <PendingDeletion deletesAt={account.deletesAt} />
      ) : (
        <div className="flex flex-col gap-5">
          {begin.error ? <FormProblem problem={problemOf(begin.error)} /> : null}
          <div>
            <Button
              icon={<Trash2 size={17} aria-hidden="true" />}
              isBusy={begin.isPending}
              onClick={() => begin.mutate()}
              className="text-danger!"
            >
              {t("deletion.start")}
            </Button>
          </div>
        </div>
      )}
      {isAsking ? <DeletionDialog account={account} onClose={() => setAsking(false)} /> : null}
    </SettingsSection>
  );
}
