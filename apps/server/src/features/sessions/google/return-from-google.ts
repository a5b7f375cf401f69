import type { ErrorCode } from "@vitrine/contract";
import { Refusal } from "../../../platform/refusal.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { continueLogIn } from "../log-in/continue-log-in.ts";
import type { Doors } from "../log-in/doors.ts";
import { hashSecret } from "../session/secret.ts";
import { accountOfGoogle } from "./account-of-google.ts";
import { googlePerson } from "./google-person.ts";
import { takeVisit, visitEnd } from "./google-visit.ts";
import { claimReturn } from "./identity-store.ts";

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Where a browser that comes back from Google goes: to the page that carries on with the log-in under way, or that
 * says why there is none.
 */
export async function returnFromGoogle(doors: Doors, context: RequestContext, parameters: Parameters): Promise<string> {
  const { config, log } = doors.platform;
  const landing = `${config.publicUrl}/oauth/success`;
  const error = await logInWithGoogle(doors, context, parameters).then(
    () => null,
    (reason: unknown): ErrorCode => {
      if (reason instanceof Refusal) return reason.code;
      log("error", "google.failed", { requestId: context.requestId, error: reason });
      return "SESSION_NOT_CREATED";
    },
  );
  return error === null ? landing : `${landing}#error=${error}`;
}

async function logInWithGoogle(doors: Doors, context: RequestContext, parameters: Parameters): Promise<void> {
  const { platform, limits } = doors;
  const { clock, database, log } = platform;
  limits.byAddress("google", context.clientAddress, clock.now());
  const visit = takeVisit(platform, context);
  if (!visit) throw new Refusal("LOG_IN_EXPIRED");
  // Each visit is come back from once, whatever Google would say to the same code again.
  if (!(await claimReturn(database.queries, hashSecret(visit.state), visitEnd(visit)))) throw new Refusal("LOG_IN_EXPIRED");
  const person = await googlePerson(platform, visit, parameters).catch((error: unknown) => {
    log("warn", "google.refused", { requestId: context.requestId, error });
    return undefined;
  });
  // Whatever does not hold is one and the same to the person: Google returned nobody.
  if (!person) throw new Refusal("NO_USER_RETURNED");
  const account = await accountOfGoogle(doors, context, person, visit);
  await continueLogIn(platform, context, { account, method: "google", remember: true });
}
