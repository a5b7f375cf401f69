import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { EMAIL_PATTERN } from "../../../platform/forms/email-pattern.ts";
import { usePhoneCountry } from "../../../platform/forms/use-phone-country.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { PhoneField } from "../../../ui/field/phone-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useCaptcha } from "../../captcha/index.ts";
import { DoorFrame } from "../door/door-frame.tsx";
import { DoorProblem } from "../door/door-problem.tsx";
import { useDoorCall } from "../door/use-door-call.ts";
import { useDoorForm } from "../door/use-door-form.ts";
import { GoogleWay } from "../log-in/google-way.tsx";
import { useEnter } from "../log-in/use-enter.ts";
import { unmetRules } from "../password/password-rules.ts";
import { PasswordStrength } from "../password/password-strength.tsx";
import { TermsField } from "./terms-field.tsx";

/** Enough to catch a slip of the keys; the server decides, and knows every country's numbers. */
const FEWEST_DIGITS = 8;

/** A new account, with as little typing as there can be. */
export function SignUpScreen() {
  const t = useText("sessions");
  const language = useLanguage();
  const origins = useSearch({ from: "/signup" });
  const captcha = useCaptcha("signup");
  const enter = useEnter();
  const [isAccepted, setAccepted] = useState(false);
  const [termsError, setTermsError] = useState<string>();
  const form = useDoorForm({
    name: (value) => (value.trim().length >= 2 ? undefined : t("errors.name")),
    email: (value) => (EMAIL_PATTERN.test(value) ? undefined : t("errors.email")),
    phone: (value) => (value.replace(/\D/g, "").length >= FEWEST_DIGITS ? undefined : t("errors.phone")),
    password: (value) => (unmetRules(value).length === 0 ? undefined : t("errors.password")),
    passwordConfirmation: (value, { password }) => (value === password ? undefined : t("errors.passwordMismatch")),
  });
  const phone = usePhoneCountry(form.values.phone);
  const call = useDoorCall(
    async (values: typeof form.values) => {
      const step = await captcha.guard((solution) =>
        client.sessions.signUp({ ...values, ...origins, phoneCountry: phone.country, acceptTerms: true, captcha: solution, language }),
      );
      await enter(step, { persistence: "local", isNew: true });
    },
    ({ code, message, fields }) => {
      // The field's own words would only say that it is not right.
      form.show(code === "EMAIL_TAKEN" || code === "EMAIL_BANNED" ? [{ path: "email", code, message }] : fields);
    },
  );
  const isAtField =
    call.problem !== null && (call.problem.fields.length > 0 || ["EMAIL_TAKEN", "EMAIL_BANNED"].includes(call.problem.code));
  return (
    <DoorFrame title={t("signUp.title")} lead={t("signUp.lead")}>
      <GoogleWay label={t("signUp.google")} origins={origins} />
      <form
        noValidate
        className="mt-5 flex flex-col gap-5 first:mt-0"
        onFocus={captcha.prepare}
        onSubmit={(event) => {
          setTermsError(isAccepted ? undefined : t("terms.needed"));
          form.submit((values) => {
            if (isAccepted) call.send(values);
          })(event);
        }}
      >
        <TextField label={t("name")} autoComplete="name" {...form.field("name")} />
        <TextField label={t("email")} type="email" autoComplete="username" inputMode="email" {...form.field("email")} />
        <PhoneField label={t("phone")} country={phone.country} onCountryChange={phone.choose} {...form.field("phone")} />
        <div>
          <PasswordField label={t("password")} autoComplete="new-password" {...form.field("password")} />
          <PasswordStrength password={form.values.password} />
        </div>
        <PasswordField label={t("passwordConfirmation")} autoComplete="new-password" {...form.field("passwordConfirmation")} />
        <TermsField
          isAccepted={isAccepted}
          onChange={(next) => {
            setAccepted(next);
            if (next) setTermsError(undefined);
          }}
          error={termsError}
        />
        {isAtField ? null : <DoorProblem call={call} />}
        <Button type="submit" variant="primary" isBusy={call.isPending || call.waitSeconds > 0}>
          {t("signUp.submit")}
        </Button>
      </form>
      <p className="mt-6 text-tool text-ink-soft">
        {t("signUp.other")}{" "}
        <Link to="/login" search={origins} className="font-semibold text-mar underline underline-offset-2">
          {t("signUp.otherLink")}
        </Link>
      </p>
    </DoorFrame>
  );
}
