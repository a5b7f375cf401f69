import { Link } from "@tanstack/react-router";
import { MailCheck, MailOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { useResendConfirmation } from "../../../platform/person/use-resend-confirmation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { DoorMessage } from "../door/door-message.tsx";

/** Where the link to confirm the e-mail address went, and how to get another. */
export function ConfirmEmailScreen(): ReactNode {
  const t = useText("sessions");
  const account = useAccount();
  const email = account?.pendingEmail ?? account?.email ?? "";
  const { send, isSending, waitSeconds, problem } = useResendConfirmation(() =>
    toast.success({ title: t("confirmEmail.sent", { email }) }),
  );
  if (!account) return null;
  if (account.isEmailConfirmed && !account.pendingEmail) {
    return (
      <Screen title={t("confirm.doneTitle")} width="form">
        <DoorMessage
          icon={MailCheck}
          tone="success"
          action={
            <Link to="/" className={buttonClass("primary")}>
              {t("confirm.goOn")}
            </Link>
          }
        >
          <p>{t("confirm.done", { email })}</p>
        </DoorMessage>
      </Screen>
    );
  }
  return (
    <Screen title={t("confirmEmail.title")} width="form">
      <DoorMessage
        icon={MailOpen}
        tone="info"
        action={
          <>
            <Button variant="primary" isBusy={isSending} aria-disabled={waitSeconds > 0} onClick={waitSeconds > 0 ? undefined : send}>
              <span className="tabular">{waitSeconds > 0 ? t("confirmEmail.wait", { count: waitSeconds }) : t("confirmEmail.resend")}</span>
            </Button>
            <Link to="/account" className={buttonClass()}>
              {t("confirmEmail.change")}
            </Link>
          </>
        }
      >
        <p>{t("confirmEmail.text", { email })}</p>
        <p className="text-tool">{t("confirmEmail.hint")}</p>
        {problem ? <FormProblem problem={problem} /> : null}
      </DoorMessage>
    </Screen>
  );
}
