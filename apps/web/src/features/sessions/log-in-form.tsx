import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../platform/client.ts";
import { EMAIL_PATTERN } from "../../platform/email-pattern.ts";
import type { Origins } from "../../platform/origins.ts";
import { useText } from "../../platform/use-text.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useCaptcha } from "../captcha/index.ts";
import { DoorProblem } from "./door-problem.tsx";
import { GoogleWay } from "./google-way.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useDoorCall } from "./use-door-call.ts";
import { useDoorForm } from "./use-door-form.ts";
import type { Enter } from "./use-enter.ts";
import { usePasskeyLogIn } from "./use-passkey-log-in.ts";

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
