import { useCountdown } from "../../../platform/forms/use-countdown.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";

/** A code on its way by e-mail. Moments in milliseconds since 1970. */
export interface SentCode {
  /** Where it went, with most of it hidden; null where that is not said. */
  readonly to: string | null;
  readonly expiresAt: number;
  /** When another may be asked for. */
  readonly resendAt: number;
}

/** Where the code went, and how long it counts. */
export function EmailCodeText({ sent }: { sent: SentCode | null }) {
  const t = useText("sessions");
  const left = useCountdown(sent?.expiresAt ?? null);
  if (!sent) return <p className="text-tool text-pretty text-ink-soft">{t("factor.email.text")}</p>;
  return (
    <p className="text-tool text-pretty text-ink-soft">
      {sent.to ? t("factor.email.sent", { email: sent.to }) : t("factor.email.sentPlain")}{" "}
      <span className="tabular">{left > 0 ? t("factor.email.left", { count: Math.ceil(left / 60) }) : t("factor.email.expired")}</span>
    </p>
  );
}

export interface EmailCodeButtonProps {
  sent: SentCode | null;
  /** A later moment before which no other code is sent. */
  waitUntil: number | null;
  isSending: boolean;
  /** Whether there is nothing to type until one is sent. */
  isUrgent: boolean;
  onSend: () => void;
}

/** Sends a code, or another; says how long that has to wait. */
export function EmailCodeButton({ sent, waitUntil, isSending, isUrgent, onSend }: EmailCodeButtonProps) {
  const t = useText("sessions");
  const wait = useCountdown(Math.max(sent?.resendAt ?? 0, waitUntil ?? 0));
  const label = sent ? t("factor.email.resend") : t("factor.email.send");
  return (
    <Button
      variant={isUrgent ? "primary" : "quiet"}
      size={isUrgent ? "md" : "sm"}
      className={isUrgent ? "" : "-mt-2 -ml-3 self-start"}
      isBusy={isSending}
      aria-disabled={wait > 0}
      onClick={wait > 0 ? undefined : onSend}
    >
      <span className="tabular">{wait > 0 ? t("factor.email.wait", { count: wait }) : label}</span>
    </Button>
  );
}
