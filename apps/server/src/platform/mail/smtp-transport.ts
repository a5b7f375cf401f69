import { composeMail } from "./compose-mail.ts";
import type { MailTransport, SendResult } from "./mail-transport.ts";

/** How long the mail server may take over a step, in milliseconds; the whole is bounded by the signal. */
const LIMITS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

interface SmtpError extends Error {
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Sends over SMTP, one connection a message. The library is loaded with the first one. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const load = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url: smtpUrl, ...LIMITS, disableFileAccess: true, disableUrlAccess: true });
  };
  let mailer: ReturnType<typeof load> | undefined;
  return {
    async send(mail, signal) {
      try {
        mailer ??= load();
        await (await mailer).sendMail({ ...composeMail(mail, from), signal });
        return { outcome: "sent" };
      } catch (error) {
        return failure(error as SmtpError);
      }
    },
  };
}

/**
 * A 5xx about this recipient or this message is for good. One about our log-in, our sender's address or the
 * connection is the operator's to mend, and the message waits for that.
 */
function failure({ command = "", message, response, responseCode = 0 }: SmtpError): SendResult {
  const isFinal = responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
  return { outcome: "failed", problem: (response ?? message).replace(/\p{Cc}+/gu, " ").slice(0, 500), isFinal };
}
