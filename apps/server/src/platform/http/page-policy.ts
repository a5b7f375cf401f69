import type { Config } from "../config.ts";

export interface PolicyOptions {
  readonly config: Pick<Config, "publicUrl" | "uploadsOrigin" | "recaptcha">;
  /** Made anew for each answer: only what carries it runs, and what that loads. */
  readonly nonce: string;
}

/** Where Google's own documents say reCAPTCHA loads from. */
const RECAPTCHA = ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"];
const RECAPTCHA_IMAGES = "https://www.gstatic.com/recaptcha/";

/** What the dashboard's page may do. Only with reCAPTCHA configured does Google appear in it. */
export function appPolicy({ config, nonce }: PolicyOptions): string {
  const google = config.recaptcha ? [...new Set([`${config.recaptcha.origin}/recaptcha/`, ...RECAPTCHA])] : [];
  return join({
    "default-src": ["'none'"],
    ...codeFrom(nonce),
    "img-src": ["'self'", "data:", "blob:", config.uploadsOrigin, ...(config.recaptcha ? [RECAPTCHA_IMAGES] : [])],
    "font-src": ["'self'"],
    // A paste from another account fetches its pictures from where all uploads are.
    "connect-src": ["'self'", config.uploadsOrigin, ...google],
    "frame-src": ["'self'", ...google],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
}

/** What the document of the page being edited may do: it draws, and shows images from wherever the page has them. */
export function canvasPolicy({ config, nonce }: PolicyOptions): string {
  const plain = config.publicUrl.startsWith("https:") ? [] : ["http:"];
  return join({
    "default-src": ["'none'"],
    ...codeFrom(nonce),
    "img-src": ["'self'", "https:", ...plain, "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'self'"],
  });
}

/** Script and style by nonce, never by standing in the page; `'self'` is for browsers that do not know the rest. */
function codeFrom(nonce: string): Readonly<Record<string, readonly string[]>> {
  return {
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'"],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  };
}

function join(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
