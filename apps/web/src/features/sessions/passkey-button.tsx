import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { client } from "../../platform/client.ts";
import type { Persistence } from "../../platform/session-id.ts";
import { useText } from "../../platform/use-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { answerWithPasskey, canUsePasskeys, PasskeyDeclined } from "./answer-with-passkey.ts";
import { DoorProblem } from "./door-problem.tsx";
import { useDoorCall } from "./use-door-call.ts";
import { useEnter } from "./use-enter.ts";

/** Logs in with a passkey alone, where the browser has any use for one. */
export function PasskeyButton({ persistence }: { persistence: Persistence }): ReactNode {
  const t = useText("sessions");
  const enter = useEnter();
  const [isDeclined, setDeclined] = useState(false);
  const call = useDoorCall(async () => {
    setDeclined(false);
    const { options } = await client.sessions.passkeyOptions();
    try {
      const response = await answerWithPasskey(options);
      const step = await client.sessions.passkeyLogIn({ response, remember: persistence === "local" });
      await enter(step, { persistence });
    } catch (error) {
      if (!(error instanceof PasskeyDeclined)) throw error;
      setDeclined(true);
    }
  });
  if (!canUsePasskeys()) return null;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button
        icon={<KeyRound size={17} aria-hidden="true" />}
        isBusy={call.isPending}
        onClick={() => call.send(undefined)}
        className="w-full"
      >
        {t("passkey.logIn")}
      </Button>
      {isDeclined ? <Notice tone="warning">{t("passkey.declined")}</Notice> : <DoorProblem call={call} />}
    </div>
  );
}
