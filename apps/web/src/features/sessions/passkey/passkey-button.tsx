import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DoorProblem } from "../door/door-problem.tsx";
import { canUsePasskeys } from "./answer-with-passkey.ts";
import type { PasskeyLogIn } from "./use-passkey-log-in.ts";

/** Logs in with a passkey alone, where the browser has any use for one. */
export function PasskeyButton({ logIn }: { logIn: PasskeyLogIn }): ReactNode {
  const t = useText("sessions");
  if (!canUsePasskeys()) return null;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button icon={<KeyRound size={17} aria-hidden="true" />} isBusy={logIn.isPending} onClick={logIn.start} className="w-full">
        {t("passkey.logIn")}
      </Button>
      {logIn.isDeclined ? <Notice tone="warning">{t("passkey.declined")}</Notice> : <DoorProblem call={logIn} />}
    </div>
  );
}
