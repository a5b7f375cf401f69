import { z } from "zod";

/*
 * What authorities answer (RFC 8555, 7.1), as far as it is used. Whatever else they say is passed over; what is not so makes
 * no sense.
 */

const MOST_URL = 2_000;
const url = z.url({ protocol: /^https$/ }).max(MOST_URL);

export const directoryMessage = z.object({
  newNonce: url,
  newAccount: url,
  newOrder: url,
  /** Where it says when certificates are best renewed (RFC 9773), if it does. */
  renewalInfo: url.optional(),
  meta: z
    .object({ caaIdentities: z.array(z.string().min(1).max(253)).max(20).optional() })
    .optional()
    // It is no reason to do without the rest.
    .catch(undefined),
});
export type Directory = z.infer<typeof directoryMessage>;

export const problemMessage = z.object({
  type: z.string().max(200).optional(),
  detail: z.string().max(4_000).optional(),
});

export const accountMessage = z.object({ status: z.string(), orders: url.optional() });

export const orderMessage = z.object({
  status: z.enum(["pending", "ready", "processing", "valid", "invalid"]),
  identifiers: z.array(z.object({ type: z.string(), value: z.string() })).max(100),
  authorizations: z.array(url).max(100),
  finalize: url,
  certificate: url.optional(),
  error: problemMessage.optional(),
});
export type AcmeOrder = z.infer<typeof orderMessage>;

export const orderListMessage = z.object({ orders: z.array(url).max(10_000) });

const challengeMessage = z.object({
  type: z.string(),
  url,
  status: z.string(),
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,256}$/)
    .optional(),
  error: problemMessage.optional(),
});

export const authorizationMessage = z.object({
  identifier: z.object({ type: z.string(), value: z.string() }),
  status: z.enum(["pending", "valid", "invalid", "deactivated", "expired", "revoked"]),
  challenges: z.array(challengeMessage).max(50),
});
export type AcmeAuthorization = z.infer<typeof authorizationMessage>;

/** When a certificate is best renewed. */
export const renewalMessage = z.object({
  suggestedWindow: z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) }),
});
