import { Link, useSearch } from "@tanstack/react-router";
import { useText } from "../../../platform/language/use-text.ts";
import { DoorFrame } from "../door/door-frame.tsx";
import { useTwoFactorFlag } from "../second-factor/use-two-factor-flag.ts";
import { LogInForm } from "./log-in-form.tsx";
import { LogInUnderWay } from "./log-in-under-way.tsx";
import { useEnter } from "./use-enter.ts";

/** Back in: with e-mail and password, with Google, or with a passkey. */
export function LogInScreen() {
  const t = useText("sessions");
  const isPending = useTwoFactorFlag();
  return (
    <DoorFrame title={t("logIn.title")} lead={isPending ? t("underWay.lead") : t("logIn.lead")}>
      {isPending ? <LogInUnderWay /> : <LogInWays />}
    </DoorFrame>
  );
}

function LogInWays() {
  const t = useText("sessions");
  const origins = useSearch({ from: "/login" });
  const enter = useEnter();
  return (
    <>
      <LogInForm enter={enter} origins={origins} />
      <p className="mt-6 text-tool text-ink-soft">
        {t("logIn.other")}{" "}
        <Link to="/signup" search={origins} className="font-semibold text-mar underline underline-offset-2">
          {t("logIn.otherLink")}
        </Link>
      </p>
    </>
  );
}
