import { Link, useRouterState } from "@tanstack/react-router";
import { MailOpen, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Bar } from "./bar.tsx";

/** Put away, it comes back after a week, in milliseconds. */
const AWAY_MS = 7 * 86_400_000;

const storedAs = (accountId: string): string => `vitrine.confirmEmailAway.${accountId}`;

function isAway(accountId: string): boolean {
  const since = Number(localStorage.getItem(storedAs(accountId)) ?? Number.NaN);
  return Math.abs(Date.now() - since) < AWAY_MS;
}

/** Reminds of the e-mail address that is not confirmed yet, and never stands in the way. */
export function ConfirmEmailBar({ accountId, email }: { accountId: string; email: string }): ReactNode {
  const t = useText("shell");
  const [isHidden, setHidden] = useState(() => isAway(accountId));
  const isThere = useRouterState({ select: ({ location }) => location.pathname === "/confirmEmail" });
  if (isHidden || isThere) return null;
  const dismiss = (): void => {
    localStorage.setItem(storedAs(accountId), String(Date.now()));
    setHidden(true);
  };
  return (
    <Bar
      icon={MailOpen}
      tone="neutral"
      label={t("bars.confirm.label")}
      action={
        <>
          <Link to="/confirmEmail" className={buttonClass("quiet", "sm")}>
            {t("bars.confirm.see")}
          </Link>
          <IconButton label={t("bars.confirm.dismiss")} icon={<X size={17} />} size="sm" onClick={dismiss} />
        </>
      }
    >
      {t("bars.confirm.text")} <span className="break-all max-desktop:hidden">{email}</span>
    </Bar>
  );
}
