import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { captchaAction, captchaChallenge } from "./captcha.ts";

export const captchaCalls = {
  challenge: openTo("anyone")
    .route({
      method: "GET",
      path: "/captcha/challenge",
      tags: ["captcha"],
      summary: "What to solve before signing up, logging in or recovering a password",
    })
    .input(z.strictObject({ action: captchaAction }))
    .output(captchaChallenge),
};
