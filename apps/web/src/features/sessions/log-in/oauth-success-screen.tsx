import { Link, useLocation } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { clearTwoFactorFlag } from "../../../platform/person/two-factor-flag.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { DoorFrame } from "../door/door-frame.tsx";
import { DoorMessage } from "../door/door-message.tsx";
import { useEnter } from "./use-enter.ts";

/** Why the server could not go on with whom Google sent back, where there is more to say than that it was nobody. */
const REASONS = [
  "SESSION_NOT_CREATED",
  "LOG_IN_EXPIRED",
  "EMAIL_BANNED",
  "EMAIL_NOT_CONFIRMED",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
] as const;

/** Back from Google: makes the session, or says why there is none. */
export function OAuthSuccessScreen() {
  const t = useText("sessions");
  const enter = useEnter();
  const { hash } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const isBegun = useRef(false);
  const wordsFor = (code: string): string => t(`oauth.${REASONS.find((known) => known === code) ?? "NO_USER_RETURNED"}`);

  const fail = (message: string): void => {
    clearTwoFactorFlag();
    setProblem(message);
  };
  const goIn = useEffectEvent(async (): Promise<void> => {
    const error = new URLSearchParams(hash).get("error");
    if (error !== null) return fail(wordsFor(error));
    try {
      await enter(await client.sessions.pendingLogIn(), { persistence: "local", trustDevice: true, sessionType: "oauth" });
    } catch (reason) {
      const { code, message } = problemOf(reason);
      // Nothing under way means that nobody came back from Google.
      fail(code === "LOG_IN_EXPIRED" ? t("oauth.NO_USER_RETURNED") : message || t("oauth.SESSION_NOT_CREATED"));
    }
  });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void goIn();
  }, []);

  return problem === null ? (
    <DoorFrame title={t("oauth.title")} lead={t("oauth.lead")}>
      <div className="flex flex-col gap-5" role="status" aria-label={t("oauth.title")}>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </DoorFrame>
  ) : (
    <DoorFrame title={t("oauth.failedTitle")} lead={t("oauth.failedLead")}>
      <DoorMessage
        icon={CircleAlert}
        tone="danger"
        action={
          <Link to="/login" className={buttonClass("primary")}>
            {t("oauth.back")}
          </Link>
        }
      >
        <p>{problem}</p>
      </DoorMessage>
    </DoorFrame>
  );
}
