import { useText } from "../../../platform/language/use-text.ts";
import { useResendConfirmation } from "../../../platform/person/use-resend-confirmation.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";

/** Sends the link to an address again; counts down until it may. */
export function ResendButton({ email }: { email: string }) {
  const t = useText("accounts");
  const { send, isSending, waitSeconds, problem } = useResendConfirmation(() => toast.success({ title: t("email.resent"), desc: email }));
  const isWaiting = waitSeconds > 0;
  return (
    <>
      <Button size="sm" isBusy={isSending} aria-disabled={isWaiting} onClick={isWaiting ? undefined : send}>
        <span className="tabular">{isWaiting ? t("email.resendWait", { count: waitSeconds }) : t("email.resend")}</span>
      </Button>
      {problem ? (
        <div className="basis-full">
          <FormProblem problem={problem} />
        </div>
      ) : null}
    </>
  );
}
