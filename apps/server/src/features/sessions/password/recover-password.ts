import { isOutage } from "../../../platform/database/is-outage.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { checkCaptcha } from "../../captcha/index.ts";
import type { Doors } from "../log-in/doors.ts";
import { insertAskedReset } from "./asked-reset-store.ts";
import { RESET_MS, sendAskedResets } from "./send-asked-resets.ts";

/** Milliseconds until what could not be sent is tried again. */
const RETRY_MS = 30_000;
const LONGEST_AGENT = 500;

/**
 * Keeps that somebody asked for a link to set another password, whether there is an account or not; the link itself
 * is sent beside the reply. So neither the reply nor its time, nor a failure, tells whether there is one, and a reply
 * that says "sent" holds also when the server is killed right after it.
 * @throws Refusal TOO_MANY_REQUESTS, CAPTCHA_…, RESET_EMAIL_FAILED
 */
export async function recoverPassword(
  { platform, limits }: Doors,
  context: RequestContext,
  { email, captcha }: { readonly email: string; readonly captcha?: string | undefined },
): Promise<void> {
  const { clock, database, log } = platform;
  const { clientAddress, userAgent } = context;
  limits.byAddress("recover", clientAddress, clock.now());
  await checkCaptcha(platform, { action: "recover", solution: captcha, clientAddress });
  if (!limits.mayWriteTo(email, clock.now())) return;
  const agent = userAgent.slice(0, LONGEST_AGENT).replaceAll("\u0000", "").toWellFormed();
  const row = { id: clock.id("token"), email, userAgent: agent, clientAddress, createdAt: new Date(clock.now()) };
  await insertAskedReset(database.queries, row).catch((error: unknown): never => {
    if (isOutage(error)) throw error;
    log("error", "reset.not-kept", { requestId: context.requestId, error });
    throw new Refusal("RESET_EMAIL_FAILED");
  });
  sendBeside(platform);
}

const waiting = new WeakSet<Platform>();

/** Sends what was asked for; what fails is tried again for as long as its link would have counted. */
function sendBeside(platform: Platform, triesLeft = RESET_MS / RETRY_MS): void {
  void send(platform).then((isDone) => {
    if (isDone || triesLeft === 0 || waiting.has(platform)) return;
    waiting.add(platform);
    setTimeout(() => {
      waiting.delete(platform);
      sendBeside(platform, triesLeft - 1);
    }, RETRY_MS).unref();
  });
}

async function send(platform: Platform): Promise<boolean> {
  // While the database is away, or the server on its way out, there is nothing to send and nothing to say.
  if (!(await platform.database.isReady())) return false;
  return sendAskedResets(platform).then(
    () => true,
    (error: unknown) => {
      platform.log("error", "reset.not-sent", { error });
      return false;
    },
  );
}
