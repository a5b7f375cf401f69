import type { Carried, Carrier } from "./carrier.ts";
import { composeMail } from "./compose-mail.ts";

/** How long the mail server may take over a step, in milliseconds; the whole is bounded by the signal. */
const LIMITS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

interface SmtpError extends Error {
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Sends over SMTP, one connection a message. The library is loaded with the first one. */
export function smtpCarrier(smtpUrl: string, from: string): Carrier {
  const load = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url: smtpUrl, ...LIMITS, disableFileAccess: true, disableUrlAccess: true });
  };
  let transport: ReturnType<typeof load> | undefined;
  return {
    async carry(mail, signal) {
      try {
        transport ??= load();
        await (await transport).sendMail({ ...composeMail(mail, from), signal });
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
function failure({ command = "", message, response, responseCode = 0 }: SmtpError): Carried {
  const isFinal = responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
  return { outcome: "failed", problem: (response ?? message).replace(/\p{Cc}+/gu, " ").slice(0, 500), isFinal };
}
