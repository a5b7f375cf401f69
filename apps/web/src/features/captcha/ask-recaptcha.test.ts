import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { problemOf } from "../../platform/calls/problem.ts";
import { askRecaptcha, PATIENCE_MS } from "./ask-recaptcha.ts";

const CHALLENGE = { provider: "recaptcha", siteKey: "site-key", origin: "https://www.google.test" } as const;
const UNAVAILABLE = {
  code: "CAPTCHA_UNAVAILABLE",
  message: "O serviço de verificação antirrobô não respondeu. Tente de novo em instantes.",
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const script of document.querySelectorAll("script")) script.remove();
});

const scripts = (): number => document.querySelectorAll("script").length;

/** Whether scripts of elsewhere come, or are kept away as an extension does; none is ever fetched here. */
function letScriptsIn(doCome: boolean): void {
  const { settings } = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = doCome;
}

// In one order: what has been loaded stays for as long as the page does.
it("says that it cannot be had, asks for the script again next time, and not again once it is there", async () => {
  letScriptsIn(false);
  const refused = await askRecaptcha(CHALLENGE, "login").catch((error: unknown) => error);
  expect(problemOf(refused), "what the form says").toMatchObject(UNAVAILABLE);
  letScriptsIn(true);
  await expect(askRecaptcha(CHALLENGE, "login"), "a script that was emptied on the way").rejects.toMatchObject({ problem: UNAVAILABLE });
  expect(scripts()).toBe(2);

  const execute = vi.fn((_siteKey: string, { action }: { action: string }) => Promise.resolve(`token for ${action}`));
  vi.stubGlobal("grecaptcha", { ready: (then: () => void) => then(), execute });
  expect(await askRecaptcha(CHALLENGE, "login")).toBe("token for login");
  expect(document.querySelector("script:last-of-type")).toHaveProperty("src", "https://www.google.test/recaptcha/api.js?render=site-key");
  expect(await askRecaptcha(CHALLENGE, "signup"), "judged anew, by the script that is there").toBe("token for signup");
  expect([scripts(), vi.getTimerCount()]).toEqual([3, 0]);

  execute.mockReturnValueOnce(new Promise(() => undefined));
  const hanging = expect(askRecaptcha(CHALLENGE, "login")).rejects.toMatchObject({ problem: UNAVAILABLE });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await hanging;
});
