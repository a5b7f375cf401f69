import type { Config } from "../config.ts";

const YEAR_SECONDS = 31_536_000;

/** What no page of ours ever asks a browser for. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** Headers of everything on the dashboard's own host. */
export function securityHeaders(config: Pick<Config, "publicUrl">): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    // Subdomains are sites, which their owners may keep elsewhere: they speak for themselves.
    ...(config.publicUrl.startsWith("https:") ? { "strict-transport-security": `max-age=${YEAR_SECONDS}` } : {}),
  };
}
