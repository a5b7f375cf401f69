import { Link } from "@tanstack/react-router";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { EMAIL_PATTERN } from "../../../platform/forms/email-pattern.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useCaptcha } from "../../captcha/index.ts";
import { DoorFrame } from "../door/door-frame.tsx";
import { DoorMessage } from "../door/door-message.tsx";
import { DoorProblem } from "../door/door-problem.tsx";
import { useDoorCall } from "../door/use-door-call.ts";
import { useDoorForm } from "../door/use-door-form.ts";

/** Asks for a link to set another password. It never tells whether there is an account. */
export function RecoverScreen() {
  const t = useText("sessions");
  const captcha = useCaptcha("recover");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useDoorForm({ email: (value) => (EMAIL_PATTERN.test(value) ? undefined : t("errors.email")) });
  const call = useDoorCall(
    async ({ email }: typeof form.values) => {
      await captcha.guard((solution) => client.sessions.recover({ email, captcha: solution }));
      setSentTo(email.trim());
    },
    ({ fields }) => form.show(fields),
  );
  const backToLogIn = (
    <Link to="/login" className="font-semibold text-mar underline underline-offset-2">
      {t("recover.back")}
    </Link>
  );
  if (sentTo !== null) {
    return (
      <DoorFrame title={t("recover.sentTitle")} lead={t("recover.sentLead")}>
        <DoorMessage
          icon={MailCheck}
          tone="success"
          action={
            <>
              <Link to="/login" className={buttonClass("primary")}>
                {t("recover.back")}
              </Link>
              <Button onClick={() => setSentTo(null)}>{t("recover.again")}</Button>
            </>
          }
        >
          <p>{t("recover.sent", { email: sentTo })}</p>
          <p className="text-tool">{t("recover.sentHint")}</p>
        </DoorMessage>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t("recover.title")} lead={t("recover.lead")}>
      <form noValidate className="flex flex-col gap-5" onFocus={captcha.prepare} onSubmit={form.submit((values) => call.send(values))}>
        <TextField label={t("email")} type="email" autoComplete="username" inputMode="email" {...form.field("email")} />
        {call.problem && call.problem.fields.length > 0 ? null : <DoorProblem call={call} />}
        <Button type="submit" variant="primary" isBusy={call.isPending || call.waitSeconds > 0}>
          {t("recover.submit")}
        </Button>
      </form>
      <p className="mt-6 text-tool text-ink-soft">{backToLogIn}</p>
    </DoorFrame>
  );
}
