import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A message as a mailbox gets it. */
export interface Arrived {
  readonly to: readonly string[];
  readonly raw: string;
  readonly email: Email;
}

export interface MailServer {
  readonly url: string;
  readonly arrived: Arrived[];
  /** Called with each message before it is acknowledged; an error it throws is the server's answer. */
  beforeAccept: (arrived: Arrived) => void | Promise<void>;
  /** Called with each recipient; an error it throws is the server's answer. */
  beforeRecipient: (address: string) => void;
  stop(): Promise<void>;
}

/** What a mail server answers when it does not take something. */
export function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** A real SMTP server on this machine, with a mailbox for everybody. */
export async function startMailServer(login?: { readonly user: string; readonly pass: string }): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: login ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    authOptional: !login,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.pass) done(null, { user: username });
      else done(smtpError(535, "Authentication failed"));
    },
    onRcptTo({ address }, _session, done) {
      try {
        mail.beforeRecipient(address);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const take = async (): Promise<void> => {
          const arrived = { raw, to: session.envelope.rcptTo.map(({ address }) => address), email: await PostalMime.parse(raw) };
          await mail.beforeAccept(arrived);
          mail.arrived.push(arrived);
        };
        take().then(
          () => done(),
          (error: Error) => done(error),
        );
      });
    },
  });
  // Whoever is killed in these tests leaves his connection behind.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://${login ? `${login.user}:${login.pass}@` : ""}127.0.0.1:${port}`,
    arrived: [],
    beforeAccept: () => {},
    beforeRecipient: () => {},
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
