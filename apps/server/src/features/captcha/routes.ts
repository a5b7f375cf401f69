import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { addressBucket } from "../../platform/http/client-address.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { issuePuzzle } from "./issue-puzzle.ts";

/** Puzzles an address may ask for in so many milliseconds: an office's people, not a robot's fill. */
const PUZZLES = 300;
const PUZZLES_MS = 5 * 60_000;

export function captchaRoutes(platform: Platform): Router<typeof contract.captcha, RequestContext> {
  const { config, clock } = platform;
  const api = implement(contract.captcha).$context<RequestContext>();
  const byAddress = rateLimit(PUZZLES, PUZZLES_MS);
  return api.router({
    challenge: api.challenge.handler(async ({ input, context }) => {
      if (config.recaptcha) {
        const { siteKey, origin } = config.recaptcha;
        return { provider: "recaptcha", siteKey, origin };
      }
      const seconds = byAddress.hit(addressBucket(context.clientAddress), clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      return { provider: "altcha", challenge: await issuePuzzle(platform, input.action) };
    }),
  });
}
