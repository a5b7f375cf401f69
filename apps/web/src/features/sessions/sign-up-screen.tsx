import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { client } from "../../platform/client.ts";
import { problemOf } from "../../platform/problem.ts";
import { useLanguage, useText } from "../../platform/use-text.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { DoorFrame } from "./door-frame.tsx";
import { EMAIL_PATTERN } from "./email-pattern.ts";
import { unmetRules } from "./password-rules.ts";
import { PasswordStrength } from "./password-strength.tsx";
import { useDoorForm } from "./use-door-form.ts";
import { useEnter } from "./use-enter.ts";

/** A new account, with as little typing as there can be. */
export function SignUpScreen() {
  const t = useText("sessions");
  const language = useLanguage();
  const enter = useEnter();
  const form = useDoorForm({
    name: (value) => (value.trim().length >= 2 ? undefined : t("errors.name")),
    email: (value) => (EMAIL_PATTERN.test(value) ? undefined : t("errors.email")),
    password: (value) => (unmetRules(value).length === 0 ? undefined : t("errors.password")),
  });
  const signUp = useMutation({
    mutationFn: (values: typeof form.values) => client.sessions.signUp({ ...values, language }),
    onSuccess: enter,
    onError: (error) => {
      const { code, message, fields } = problemOf(error);
      // The field's own words would only say that it is not right.
      form.show(code === "EMAIL_TAKEN" ? [{ path: "email", code, message }] : fields);
    },
  });
  const problem = signUp.error ? problemOf(signUp.error) : null;
  return (
    <DoorFrame title={t("signUp.title")} lead={t("signUp.lead")}>
      <form noValidate className="flex flex-col gap-5" onSubmit={form.submit((values) => signUp.mutate(values))}>
        <TextField label={t("name")} autoComplete="name" {...form.field("name")} />
        <TextField label={t("email")} type="email" autoComplete="username" inputMode="email" {...form.field("email")} />
        <div>
          <PasswordField label={t("password")} autoComplete="new-password" {...form.field("password")} />
          <PasswordStrength password={form.values.password} />
        </div>
        {problem && problem.fields.length === 0 ? <FormProblem problem={problem} /> : null}
        <Button type="submit" variant="primary" isBusy={signUp.isPending}>
          {t("signUp.submit")}
        </Button>
      </form>
      <p className="mt-6 text-tool text-ink-soft">
        {t("signUp.other")}{" "}
        <Link to="/login" className="font-semibold text-mar underline underline-offset-2">
          {t("signUp.otherLink")}
        </Link>
      </p>
    </DoorFrame>
  );
}
