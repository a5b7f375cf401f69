import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LinkIcon, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import { forgetWhoWasHere } from "../../../platform/person/leave.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { DoorFrame } from "../door/door-frame.tsx";
import { DoorMessage } from "../door/door-message.tsx";
import { DoorProblem } from "../door/door-problem.tsx";
import { useDoorCall } from "../door/use-door-call.ts";
import { useDoorForm } from "../door/use-door-form.ts";
import { useTokenOfLink } from "../door/use-token-of-link.ts";
import { unmetRules } from "./password-rules.ts";
import { PasswordStrength } from "./password-strength.tsx";

/** Sets another password with the link of a letter. */
export function ResetScreen() {
  const t = useText("sessions");
  const queryClient = useQueryClient();
  const token = useTokenOfLink();
  const [isDone, setDone] = useState(false);
  const form = useDoorForm({
    password: (value) => (unmetRules(value).length === 0 ? undefined : t("errors.password")),
    passwordConfirmation: (value, { password }) => (value === password ? undefined : t("errors.passwordMismatch")),
  });
  const call = useDoorCall(
    async (values: typeof form.values) => {
      await client.sessions.reset({ token, ...values });
      // Every session has ended by it, this browser's too.
      forgetWhoWasHere();
      queryClient.clear();
      queryClient.setQueryData(ACCOUNT_KEY, null);
      setDone(true);
    },
    ({ fields }) => form.show(fields),
  );
  const problem = call.problem;
  const isExpired = token === "" || problem?.code === "LINK_EXPIRED" || (problem?.fields.some(({ path }) => path === "token") ?? false);
  if (isDone) {
    return (
      <DoorFrame title={t("reset.doneTitle")} lead={t("reset.doneLead")}>
        <DoorMessage
          icon={ShieldCheck}
          tone="success"
          action={
            <Link to="/login" className={buttonClass("primary")}>
              {t("logIn.submit")}
            </Link>
          }
        >
          <p>{t("reset.done")}</p>
        </DoorMessage>
      </DoorFrame>
    );
  }
  if (isExpired) {
    return (
      <DoorFrame title={t("reset.expiredTitle")} lead={t("reset.expiredLead")}>
        <DoorMessage
          icon={LinkIcon}
          tone="warning"
          action={
            <Link to="/recover" className={buttonClass("primary")}>
              {t("recover.again")}
            </Link>
          }
        >
          <p>{t("reset.expired")}</p>
        </DoorMessage>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t("reset.title")} lead={t("reset.lead")}>
      <form noValidate className="flex flex-col gap-5" onSubmit={form.submit((values) => call.send(values))}>
        <div>
          <PasswordField label={t("reset.password")} autoComplete="new-password" {...form.field("password")} />
          <PasswordStrength password={form.values.password} />
        </div>
        <PasswordField label={t("reset.passwordConfirmation")} autoComplete="new-password" {...form.field("passwordConfirmation")} />
        {problem && problem.fields.length > 0 ? null : <DoorProblem call={call} />}
        <Button type="submit" variant="primary" isBusy={call.isPending || call.waitSeconds > 0}>
          {t("reset.submit")}
        </Button>
      </form>
    </DoorFrame>
  );
}
