import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { EmailForm } from "./email-form.tsx";
import { ResendButton } from "./resend-button.tsx";

/** A change that waits for its link to be opened, and how to give it up. */
function PendingEmail({ email }: { email: string }) {
  const t = useText("accounts");
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => client.accounts.cancelEmailChange(),
    onSuccess: (account) => {
      queryClient.setQueryData(ACCOUNT_KEY, account);
      toast.success({ title: t("email.cancelled") });
    },
  });
  return (
    <Notice tone="info" title={t("email.pendingTitle")}>
      <p className="text-pretty wrap-anywhere">{t("email.pending", { email })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ResendButton email={email} />
        <Button size="sm" variant="quiet" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t("email.cancel")}
        </Button>
      </div>
      {cancel.error ? (
        <div className="mt-3">
          <FormProblem problem={problemOf(cancel.error)} />
        </div>
      ) : null}
    </Notice>
  );
}

/** The address one logs in with, whether it is confirmed, and how to change it. */
export function EmailSection({ account }: { account: Account }) {
  const t = useText("accounts");
  const { email, pendingEmail, isEmailConfirmed, support } = account;
  const [form, setForm] = useState<"unopened" | "open" | "closed">("unopened");
  return (
    <SettingsSection title={t("email.title")} text={t("email.text")}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="min-w-0 text-body font-medium wrap-anywhere">{email}</p>
          <StatusBadge tone={isEmailConfirmed ? "success" : "warning"}>
            {isEmailConfirmed ? t("email.confirmed") : t("email.unconfirmed")}
          </StatusBadge>
        </div>
        {support ? (
          <p className="text-tool text-ink-soft">{t("ownersOnly.part")}</p>
        ) : (
          <>
            {!isEmailConfirmed && !pendingEmail ? (
              <Notice tone="warning">
                <p className="text-pretty">{t("email.confirmText")}</p>
                <div className="mt-3 flex flex-wrap gap-2">
                  <ResendButton email={email} />
                </div>
              </Notice>
            ) : null}
            {pendingEmail ? <PendingEmail email={pendingEmail} /> : null}
            {form === "open" ? (
              <EmailForm current={email} onClose={() => setForm("closed")} />
            ) : (
              <div>
                {/* It comes back where the form was: whoever uses the keyboard goes on from there. */}
                <Button autoFocus={form === "closed"} onClick={() => setForm("open")}>
                  {t("email.change")}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </SettingsSection>
  );
}
