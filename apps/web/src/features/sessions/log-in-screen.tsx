import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../platform/client.ts";
import { problemOf } from "../../platform/problem.ts";
import { useText } from "../../platform/use-text.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { DoorFrame } from "./door-frame.tsx";
import { EMAIL_PATTERN } from "./email-pattern.ts";
import { useDoorForm } from "./use-door-form.ts";
import { useEnter } from "./use-enter.ts";

/** Back in with e-mail and password. */
export function LogInScreen() {
  const t = useText("sessions");
  const enter = useEnter();
  const [isRemembered, setRemembered] = useState(true);
  const form = useDoorForm({
    email: (value) => (EMAIL_PATTERN.test(value) ? undefined : t("errors.email")),
    password: (value) => (value !== "" ? undefined : t("errors.passwordMissing")),
  });
  const logIn = useMutation({
    mutationFn: (values: typeof form.values) => client.sessions.logIn({ ...values, remember: isRemembered }),
    onSuccess: enter,
    onError: (error) => {
      const { code, message, fields } = problemOf(error);
      form.show(code === "WRONG_CREDENTIALS" ? [{ path: "password", code, message }] : fields);
    },
  });
  const problem = logIn.error ? problemOf(logIn.error) : null;
  const isAtField = problem !== null && (problem.code === "WRONG_CREDENTIALS" || problem.fields.length > 0);
  return (
    <DoorFrame title={t("logIn.title")} lead={t("logIn.lead")}>
      <form noValidate className="flex flex-col gap-5" onSubmit={form.submit((values) => logIn.mutate(values))}>
        <TextField label={t("email")} type="email" autoComplete="username" inputMode="email" {...form.field("email")} />
        <PasswordField label={t("password")} autoComplete="current-password" {...form.field("password")} />
        <Checkbox label={t("remember")} checked={isRemembered} onCheckedChange={setRemembered} />
        {problem && !isAtField ? <FormProblem problem={problem} /> : null}
        <Button type="submit" variant="primary" isBusy={logIn.isPending}>
          {t("logIn.submit")}
        </Button>
      </form>
      <p className="mt-6 text-tool text-ink-soft">
        {t("logIn.other")}{" "}
        <Link to="/signup" className="font-semibold text-mar underline underline-offset-2">
          {t("logIn.otherLink")}
        </Link>
      </p>
    </DoorFrame>
  );
}
