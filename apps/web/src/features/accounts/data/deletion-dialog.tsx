import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";

const CONSEQUENCES = ["now", "until", "then"] as const;

/** Says what a deletion does and when, and has the e-mail typed: nobody gets here by a slip of the hand. */
export function DeletionDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText("accounts");
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState("");
  const [hasTried, setTried] = useState(false);
  const isRight = typed.trim().toLowerCase() === account.email;
  const ask = useMutation({
    mutationFn: () => client.accounts.askDeletion(),
    onSuccess: (changed) => {
      queryClient.setQueryData(ACCOUNT_KEY, changed);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t("deletion.dialogTitle")}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isRight && !ask.isPending) ask.mutate();
        }}
      >
        <ul className="flex list-disc flex-col gap-2 pl-5 text-tool text-pretty text-ink-soft marker:text-ink-faint">
          {CONSEQUENCES.map((part) => (
            <li key={part}>{t(`deletion.consequences.${part}`)}</li>
          ))}
        </ul>
        <TextField
          label={t("deletion.confirm")}
          value={typed}
          type="email"
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={<span className="wrap-anywhere">{account.email}</span>}
          error={hasTried && !isRight ? t("deletion.mismatch") : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {ask.error ? <FormProblem problem={problemOf(ask.error)} /> : null}
        <div className="flex flex-wrap-reverse justify-end gap-2">
          <Button onClick={onClose}>{t("deletion.keep")}</Button>
          <Button type="submit" variant="danger" isBusy={ask.isPending}>
            {t("deletion.submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
