/**
 * Why a request to the outside was not made, or not finished.
 * `url` no address at all · `scheme` neither http nor https · `credentials` a name or password in the address ·
 * `port` neither 80 nor 443 · `address` leads inside · `redirects` more than five, or one that would hand the
 * body to another origin or a stream to anybody · `too_large` · `timeout` · `encoding` a body that cannot be unpacked ·
 * `unreachable` nobody answered.
 */
export type OutgoingReason =
  | "url"
  | "scheme"
  | "credentials"
  | "port"
  | "address"
  | "redirects"
  | "too_large"
  | "timeout"
  | "encoding"
  | "unreachable";

const NOT_ALLOWED: ReadonlySet<OutgoingReason> = new Set(["url", "scheme", "credentials", "port", "address"]);

/** A request to the outside that came to nothing, and why. */
export class OutgoingRefused extends Error {
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, options?: { readonly cause?: unknown }) {
    super(`request to the outside: ${reason}`, options);
    this.name = "OutgoingRefused";
    this.reason = reason;
  }

  /** Whether it was the address that may not be asked, whoever answers there. */
  get isNotAllowed(): boolean {
    return NOT_ALLOWED.has(this.reason);
  }
}
