import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { EMAIL_PATTERN } from "../../../platform/forms/email-pattern.ts";
import { useText } from "../../../platform/language/use-text.ts";
import type { Origins } from "../../../platform/origins.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useCaptcha } from "../../captcha/index.ts";
import { DoorProblem } from "../door/door-problem.tsx";
import { useDoorCall } from "../door/use-door-call.ts";
import { useDoorForm } from "../door/use-door-form.ts";
import { PasskeyButton } from "../passkey/passkey-button.tsx";
import { usePasskeyLogIn } from "../passkey/use-passkey-log-in.ts";
import { GoogleWay } from "./google-way.tsx";
import type { Enter } from "./use-enter.ts";

export interface LogInFormProps {
  /** Goes on from whatever way was taken. */
  enter: Enter;
  origins: Origins;
  /** Whose log-in it most likely is. */
  email?: string | undefined;
  /** Whether what is open must stay: links open beside it. */
  isOverWork?: boolean | undefined;
  /** Called just before the browser goes to Google. */
  onLeave?: (() => void) | undefined;
}

/** The ways of logging in: e-mail and password, Google, a passkey. */
export function LogInForm({ enter, origins, email = "", isOverWork = false, onLeave }: LogInFormProps) {
  const t = useText("sessions");
  const captcha = useCaptcha("login");
  const [isRemembered, setRemembered] = useState(true);
  // The form is in sight until the next screen is there; whoever is in is offered no other way in.
  const [isIn, setIn] = useState(false);
  const goOn: Enter = async (step, options) => {
    await enter(step, options);
    setIn(true);
  };
  const persistence = isRemembered ? "local" : "session";
  const form = useDoorForm(
    {
      email: (value) => (EMAIL_PATTERN.test(value) ? undefined : t("errors.email")),
      password: (value) => (value !== "" ? undefined : t("errors.passwordMissing")),
    },
    { email },
  );
  const call = useDoorCall(
    async (values: typeof form.values) => {
      const step = await captcha.guard((solution) => client.sessions.logIn({ ...values, remember: isRemembered, captcha: solution }));
      await goOn(step, { persistence });
    },
    ({ code, message, fields }) => form.show(code === "WRONG_CREDENTIALS" ? [{ path: "password", code, message }] : fields),
  );
  const isBusy = isIn || call.isPending || call.waitSeconds > 0;
  const passkey = usePasskeyLogIn(goOn, persistence, isBusy);
  const isAtField = call.problem !== null && (call.problem.code === "WRONG_CREDENTIALS" || call.problem.fields.length > 0);
  return (
    <>
      <GoogleWay label={t("logIn.google")} origins={origins} onLeave={onLeave} />
      <form
        noValidate
        className="mt-5 flex flex-col gap-5 first:mt-0"
        onFocus={captcha.prepare}
        onSubmit={form.submit((values) => call.send(values))}
      >
        <TextField label={t("email")} type="email" autoComplete="username webauthn" inputMode="email" {...form.field("email")} />
        <PasswordField label={t("password")} autoComplete="current-password" {...form.field("password")} />
        <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Checkbox label={t("remember")} checked={isRemembered} onCheckedChange={setRemembered} />
          <Link
            to="/recover"
            target={isOverWork ? "_blank" : undefined}
            className="rounded-sm text-tool font-medium text-mar underline-offset-2 hover:underline"
          >
            {t("logIn.forgot")}
          </Link>
        </div>
        {isAtField ? null : <DoorProblem call={call} />}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t("logIn.submit")}
        </Button>
      </form>
      <PasskeyButton logIn={passkey} />
    </>
  );
}
