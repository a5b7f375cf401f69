import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LinkIcon, MailCheck } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { DoorFrame } from "../door/door-frame.tsx";
import { DoorMessage } from "../door/door-message.tsx";
import { DoorProblem } from "../door/door-problem.tsx";
import { useDoorCall } from "../door/use-door-call.ts";
import { useTokenOfLink } from "../door/use-token-of-link.ts";

/** Confirms an e-mail address with the link of a letter: by a button, as scanners of mail open every link. */
export function ConfirmScreen() {
  const t = useText("sessions");
  const queryClient = useQueryClient();
  const account = useAccount();
  const token = useTokenOfLink();
  const [email, setEmail] = useState<string | null>(null);
  const call = useDoorCall(async () => {
    const confirmed = await client.accounts.confirmEmail({ token });
    setEmail(confirmed.email);
    await queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY });
  });
  const goOn = (
    <Link to={account ? "/" : "/login"} className={buttonClass("primary")}>
      {account ? t("confirm.goOn") : t("logIn.submit")}
    </Link>
  );
  if (email !== null) {
    return (
      <DoorFrame title={t("confirm.doneTitle")} lead={t("confirm.doneLead")}>
        <DoorMessage icon={MailCheck} tone="success" action={goOn}>
          <p>{t("confirm.done", { email })}</p>
        </DoorMessage>
      </DoorFrame>
    );
  }
  const { problem } = call;
  if (token === "" || problem?.code === "LINK_EXPIRED" || problem?.code === "INVALID_INPUT") {
    return (
      <DoorFrame title={t("reset.expiredTitle")} lead={t("confirm.expiredLead")}>
        <DoorMessage
          icon={LinkIcon}
          tone="warning"
          action={
            <Link to={account ? "/confirmEmail" : "/login"} className={buttonClass("primary")}>
              {account ? t("confirm.another") : t("logIn.submit")}
            </Link>
          }
        >
          <p>{t("confirm.expired")}</p>
        </DoorMessage>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t("confirm.title")} lead={t("confirm.lead")}>
      <div className="flex flex-col gap-5">
        <DoorProblem call={call} />
        <Button variant="primary" isBusy={call.isPending || call.waitSeconds > 0} onClick={() => call.send(undefined)}>
          {t("confirm.submit")}
        </Button>
      </div>
    </DoorFrame>
  );
}
