import { cspNonce } from "../../platform/csp-nonce.ts";
import type { RecaptchaChallenge } from "./solution-keeper.ts";

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

let loading: Promise<Recaptcha> | null = null;

/** Google's script, fetched when a form first needs it and never otherwise. Rejects when it does not come. */
export function loadRecaptcha({ origin, siteKey }: RecaptchaChallenge): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.nonce = cspNonce() ?? "";
    script.addEventListener("load", () => {
      const page = window as { grecaptcha?: Recaptcha };
      if (!page.grecaptcha) return reject(new Error("reCAPTCHA's script did nothing"));
      // What it leaves at first only takes down who waits; what judges is there when it says that it is ready.
      page.grecaptcha.ready(() => resolve(page.grecaptcha as Recaptcha));
    });
    script.addEventListener("error", () => reject(new Error("reCAPTCHA's script did not come")));
    document.head.append(script);
  }).catch((error: unknown) => {
    // Forgotten, so that the next try asks again.
    loading = null;
    throw error;
  });
  return loading;
}
