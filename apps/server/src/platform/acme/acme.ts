import { readFile } from "node:fs/promises";
import type { Config } from "../config.ts";
import { openOutgoing } from "../outgoing/outgoing.ts";
import { WrongSetting } from "../wrong-setting.ts";
import {
  type AcmeAuthorization,
  type AcmeOrder,
  accountMessage,
  authorizationMessage,
  orderListMessage,
  orderMessage,
  renewalMessage,
} from "./acme-messages.ts";
import { AcmeUnavailable } from "./acme-problem.ts";
import { type AcmeLimits, acmeRequests } from "./acme-requests.ts";
import type { Signer } from "./jws.ts";
import { retryAfterMs } from "./retry-after.ts";

/** An account that the authority knows. */
export interface AcmeSigner extends Signer {
  readonly account: string;
}

/** Something that may not be ready yet, and how long the authority asks to wait before it is looked at again. */
export interface Pending<Value> {
  readonly value: Value;
  readonly retryAfterMs: number | null;
}

/** When to renew: any moment from `start` to `end`, in milliseconds since 1970; ask again after `retryAfterMs`. */
export interface RenewalWindow {
  readonly start: number;
  readonly end: number;
  readonly retryAfterMs: number | null;
}

export interface NewOrder {
  /** What one certificate is for: a host, or a wildcard with the domain that it is of. */
  readonly hosts: readonly string[];
  /** The id of the certificate that it takes the place of (RFC 9773, 5). */
  readonly replaces?: string;
}

/**
 * An authority that makes certificates (RFC 8555). Each request is bounded in time and size and leads where the operator
 * said or to the public internet. All throw {@link AcmeProblem} for what the authority refuses, and
 * {@link AcmeUnavailable} where it has no sensible answer.
 */
export interface Acme {
  /** Makes an account of a key, or finds the one it has; its terms are agreed to by whoever names the authority in the settings. */
  register(signer: Signer, signal: AbortSignal): Promise<AcmeSigner>;
  /** @returns the order's address. */
  makeOrder(signer: AcmeSigner, order: NewOrder, signal: AbortSignal): Promise<string>;
  /** Addresses of the account's orders, where the authority tells. */
  listOrders(signer: AcmeSigner, signal: AbortSignal): Promise<string[]>;
  order(signer: AcmeSigner, url: string, signal: AbortSignal): Promise<Pending<AcmeOrder>>;
  authorization(signer: AcmeSigner, url: string, signal: AbortSignal): Promise<Pending<AcmeAuthorization>>;
  /** Says that a challenge can be looked at. */
  answerChallenge(signer: AcmeSigner, url: string, signal: AbortSignal): Promise<void>;
  /** @param request the signing request, in DER. */
  finalize(signer: AcmeSigner, url: string, request: Buffer, signal: AbortSignal): Promise<void>;
  /** The certificate with those above it, in PEM. */
  download(signer: AcmeSigner, url: string, signal: AbortSignal): Promise<string>;
  /** How entries of the type CAA name the authority (RFC 8659), in small letters; none where it does not say. */
  caaIdentities(signal: AbortSignal): Promise<readonly string[]>;
  /** Whether the authority says when certificates are best renewed. */
  tellsRenewal(signal: AbortSignal): Promise<boolean>;
  /** When a certificate is best renewed (RFC 9773); null where the authority does not say. */
  renewalWindow(id: string, signal: AbortSignal): Promise<RenewalWindow | null>;
  stop(): Promise<void>;
}

/**
 * @param now milliseconds since 1970.
 * @throws WrongSetting where the file of roots cannot be read
 */
export async function openAcme(
  { directory, extraCa }: NonNullable<Config["acme"]>,
  now: () => number,
  limits: AcmeLimits = {},
): Promise<Acme> {
  const trustedRoots = extraCa === undefined ? [] : [await readRoots(extraCa)];
  const outgoing = openOutgoing({ trustedRoots });
  const { read, post, directoryOf } = acmeRequests({ outgoing, directory, now, ...limits });
  const acme: Acme = {
    async register({ key }, signal) {
      const { newAccount } = await directoryOf(signal);
      const { headers } = await post({ key, account: null }, newAccount, { termsOfServiceAgreed: true }, accountMessage, signal);
      const account = headers.location;
      if (account === undefined || !URL.canParse(account)) throw new AcmeUnavailable("it made an account and does not say where");
      return { key, account };
    },
    async makeOrder(signer, { hosts, replaces }, signal) {
      const { newOrder } = await directoryOf(signal);
      const identifiers = hosts.map((value) => ({ type: "dns", value }));
      const payload = { identifiers, ...(replaces === undefined ? {} : { replaces }) };
      const { headers } = await post(signer, newOrder, payload, orderMessage, signal);
      const url = headers.location;
      if (url === undefined || !URL.canParse(url)) throw new AcmeUnavailable("it made an order and does not say where");
      return url;
    },
    async listOrders(signer, signal) {
      const { value } = await post(signer, signer.account, null, accountMessage, signal);
      if (value.orders === undefined) return [];
      const urls: string[] = [];
      for (let [page, next]: [number, string | null] = [0, value.orders]; next !== null && page < MOST_PAGES; page++) {
        const { value: list, headers } = await post(signer, next, null, orderListMessage, signal);
        urls.push(...list.orders);
        next = nextPage(headers.link);
      }
      return urls;
    },
    order: (signer, url, signal) => post(signer, url, null, orderMessage, signal),
    authorization: (signer, url, signal) => post(signer, url, null, authorizationMessage, signal),
    async answerChallenge(signer, url, signal) {
      await post(signer, url, {}, null, signal);
    },
    async finalize(signer, url, request, signal) {
      await post(signer, url, { csr: request.toString("base64url") }, null, signal);
    },
    async download(signer, url, signal) {
      return (await post(signer, url, null, null, signal)).text;
    },
    caaIdentities: async (signal) => ((await directoryOf(signal)).meta?.caaIdentities ?? []).map((name) => name.toLowerCase()),
    tellsRenewal: async (signal) => (await directoryOf(signal)).renewalInfo !== undefined,
    async renewalWindow(id, signal) {
      const { renewalInfo } = await directoryOf(signal);
      if (renewalInfo === undefined) return null;
      const { value, headers } = await read(`${renewalInfo}/${id}`, renewalMessage, signal);
      const { start, end } = value.suggestedWindow;
      return { start: Date.parse(start), end: Date.parse(end), retryAfterMs: retryAfterMs(headers["retry-after"], now()) };
    },
    stop: outgoing.stop,
  };
  return acme;
}

const MOST_PAGES = 100;

/** Where a list goes on (RFC 8555, 7.1.2.1). */
function nextPage(link: string | undefined): string | null {
  return /<([^<>]+)>\s*;\s*rel="next"/.exec(link ?? "")?.[1] ?? null;
}

async function readRoots(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new WrongSetting(`VITRINE_ACME_CA: ${error instanceof Error ? error.message : file}. See .env.example.`);
  }
}
