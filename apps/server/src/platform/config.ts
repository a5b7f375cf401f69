import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { type AcmeDns, readAcmeDns } from "./acme-dns-settings.ts";
import { WrongSetting } from "./wrong-setting.ts";

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  VITRINE_DATA: z.string().min(1).default("./var"),
  DATABASE_URL: z.url({ protocol: /^(?:postgres|postgresql|socket)$/ }).optional(),
  PUBLIC_URL: origin.optional(),
  VITRINE_SITES_DOMAIN: z.string().min(1).optional(),
  VITRINE_UPLOADS_ORIGIN: origin.optional(),
  VITRINE_TRUSTED_PROXIES: z.string().default("127.0.0.1,::1"),
  VITRINE_PUBLIC_ADDRESSES: z.string().default(""),
  VITRINE_DNS_SERVERS: z.string().default(""),
  VITRINE_HTTPS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  VITRINE_HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(0),
  VITRINE_ACME_DIRECTORY: z.url({ protocol: /^https$/ }).optional(),
  VITRINE_ACME_CA: z.string().min(1).optional(),
  VITRINE_ACME_DNS_ZONE: z.string().min(1).optional(),
  VITRINE_ACME_DNS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  VITRINE_DEFAULT_PLAN: z.string().min(1).max(60).default("trial"),
  VITRINE_SECRET: z.string().min(32).optional(),
  VITRINE_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  VITRINE_MAIL_FROM: z.string().min(3).max(320).default("Vitrine <vitrine@localhost>"),
  VITRINE_SUPPORT_EMAIL: z.email().optional(),
  VITRINE_SECURITY_CONTACT: z.string().min(3).max(500).optional(),
  VITRINE_GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  VITRINE_GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  VITRINE_GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  VITRINE_RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  VITRINE_RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  VITRINE_RECAPTCHA_ORIGIN: origin.default("https://www.google.com"),
  VITRINE_CRISP_SECRET: z.string().min(1).optional(),
  VITRINE_BANNED_MAIL_DOMAINS: z.string().default(""),
  VITRINE_ALLOWED_MAIL_DOMAINS: z.string().default(""),
});

/** The settings of a running server, from its environment. Every address is an origin without a slash at its end. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds everything this server must not lose. */
  readonly dataFolder: string;
  /** `undefined`: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  /** Sites are `<name>.<sitesDomain>`; a port belongs to it where there is one. */
  readonly sitesDomain: string;
  readonly uploadsOrigin: string;
  readonly trustedProxies: readonly string[];
  /** The addresses of this server, IPv4 and IPv6, that customers' domains must lead to; none: only names under other people's can be connected, by an alias. */
  readonly publicAddresses: readonly string[];
  /** Who is asked about names, each `address` or `address:port`; none: those of the operating system. */
  readonly dnsServers: readonly string[];
  /** Where customers' domains are served over HTTPS by this server itself; `undefined`: a proxy in front does it, or nobody. */
  readonly httpsPort: number | undefined;
  /** For how many seconds browsers are told to ask for a site over HTTPS alone; 0: they are not told. */
  readonly hstsSeconds: number;
  /** Who makes certificates; `undefined`: nobody. `extraCa` is a file of roots it is trusted by besides the usual ones. */
  readonly acme: { readonly directory: string; readonly extraCa: string | undefined } | null;
  /** The zone that this server answers for by itself, and where: authorities find there what shows that a domain is ours; `null`: none. */
  readonly acmeDns: AcmeDns | null;
  readonly defaultPlan: string;
  /** What secrets at rest are encrypted under; `undefined`: a key of its own in the data folder. */
  readonly secret: string | undefined;
  readonly mail: {
    /** `smtp://user:password@host:587`; `undefined`: mail stays in the operator's outbox. */
    readonly smtpUrl: string | undefined;
    readonly from: string;
  };
  /** Where people who need a person write to. */
  readonly supportEmail: string | undefined;
  /** Where finders of weaknesses write to: an address or a link, as security.txt takes it. */
  readonly securityContact: string | undefined;
  /** `null`: signing in with Google is not offered. */
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | null;
  /** `null`: the captcha is our own. */
  readonly recaptcha: { readonly siteKey: string; readonly secretKey: string; readonly origin: string } | null;
  /** Signs who somebody is for the support chat; `undefined`: not configured. */
  readonly crispSecret: string | undefined;
  /** Domains of e-mail addresses that may not sign up, and those that may although a list says no; subdomains included. */
  readonly mailDomains: { readonly banned: readonly string[]; readonly allowed: readonly string[] };
}

function listOf(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}

/** An address as name servers' answers have it: IPv6 can be written in many ways. */
function publicAddress(value: string): string {
  if (!ipaddr.isValid(value) || (!value.includes(":") && !ipaddr.IPv4.isValidFourPartDecimal(value)))
    throw new WrongSetting(`VITRINE_PUBLIC_ADDRESSES: "${value}" is no address. See .env.example.`);
  return ipaddr.parse(value).toString();
}

/** Both or neither: half of a pair is a mistake that must not pass for "not configured". */
function pair(values: Readonly<Record<string, unknown>>, first: string, second: string): readonly [string, string] | null {
  const [a, b] = [values[first], values[second]];
  if (typeof a === "string" && typeof b === "string") return [a, b];
  if (a !== undefined || b !== undefined)
    throw new WrongSetting(`${first} and ${second} go together; one of them is missing. See .env.example.`);
  return null;
}

/** Reads settings; throws an error that names the variable when one makes no sense. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new WrongSetting(`${issue?.path.join(".")}: ${issue?.message}. See .env.example.`);
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const { protocol, host } = new URL(publicUrl);
  const google = pair(values, "VITRINE_GOOGLE_CLIENT_ID", "VITRINE_GOOGLE_CLIENT_SECRET");
  const recaptcha = pair(values, "VITRINE_RECAPTCHA_SITE_KEY", "VITRINE_RECAPTCHA_SECRET_KEY");
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(values.VITRINE_DATA),
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    sitesDomain: values.VITRINE_SITES_DOMAIN ?? host,
    uploadsOrigin: values.VITRINE_UPLOADS_ORIGIN ?? `${protocol}//uploads.${host}`,
    trustedProxies: listOf(values.VITRINE_TRUSTED_PROXIES),
    publicAddresses: listOf(values.VITRINE_PUBLIC_ADDRESSES).map(publicAddress),
    dnsServers: listOf(values.VITRINE_DNS_SERVERS),
    httpsPort: values.VITRINE_HTTPS_PORT,
    hstsSeconds: values.VITRINE_HSTS_SECONDS,
    acme:
      values.VITRINE_ACME_DIRECTORY === undefined ? null : { directory: values.VITRINE_ACME_DIRECTORY, extraCa: values.VITRINE_ACME_CA },
    acmeDns: readAcmeDns(values, { sites: values.VITRINE_SITES_DOMAIN ?? host, dashboard: host }),
    defaultPlan: values.VITRINE_DEFAULT_PLAN,
    secret: values.VITRINE_SECRET,
    mail: { smtpUrl: values.VITRINE_SMTP_URL, from: values.VITRINE_MAIL_FROM },
    supportEmail: values.VITRINE_SUPPORT_EMAIL,
    securityContact: values.VITRINE_SECURITY_CONTACT,
    google: google && { clientId: google[0], clientSecret: google[1], issuer: values.VITRINE_GOOGLE_ISSUER },
    recaptcha: recaptcha && { siteKey: recaptcha[0], secretKey: recaptcha[1], origin: values.VITRINE_RECAPTCHA_ORIGIN },
    crispSecret: values.VITRINE_CRISP_SECRET,
    mailDomains: { banned: listOf(values.VITRINE_BANNED_MAIL_DOMAINS), allowed: listOf(values.VITRINE_ALLOWED_MAIL_DOMAINS) },
  };
}

const USUAL_HTTPS_PORT = 443;

/** A site's address, as its row has it. */
export interface SitePlace {
  readonly name: string;
  /** Under which its pages are reached, in ASCII; null: under its name. */
  readonly domain: string | null;
  /** Whether this server shows a certificate there. */
  readonly hasCertificate: boolean;
}

/**
 * Where a site is reached: `http://shop.localhost:3000`, or its own domain. Over HTTPS where a proxy before this server
 * speaks it, as `PUBLIC_URL` says, or this server does and has a certificate.
 */
export function siteUrl(
  config: Pick<Config, "publicUrl" | "sitesDomain" | "httpsPort">,
  { name, domain, hasCertificate }: SitePlace,
): string {
  const { publicUrl, sitesDomain, httpsPort } = config;
  const { protocol } = new URL(publicUrl);
  if (domain === null && (protocol === "https:" || httpsPort === undefined || !hasCertificate))
    return `${protocol}//${name}.${sitesDomain}`;
  const host = domain ?? `${name}.${new URL(`http://${sitesDomain}`).hostname}`;
  // Where the platform's own sites are reached at a port, so is every other name that leads to this server.
  if (httpsPort === undefined) return `${protocol}//${host}${sitesPort(config)}`;
  if (!hasCertificate) return `http://${host}${protocol === "https:" ? "" : sitesPort(config)}`;
  // Whoever asks without HTTPS would be sent there at each visit. Where people reach the dashboard at the usual port, they
  // reach sites at theirs, wherever this process listens behind a firewall or a container.
  const isUsual = httpsPort === USUAL_HTTPS_PORT || isPublicPortUsual(config);
  return `https://${host}${isUsual ? "" : `:${httpsPort}`}`;
}

function isPublicPortUsual({ publicUrl }: Pick<Config, "publicUrl">): boolean {
  return new URL(publicUrl).port === "";
}

/** The port that visitors write after a name, with its colon; nothing where they need none. */
function sitesPort({ sitesDomain }: Pick<Config, "sitesDomain">): string {
  const { port } = new URL(`http://${sitesDomain}`);
  return port === "" ? "" : `:${port}`;
}

/** The origin under which the images of a site's pages are shown, once it can show them; null for the pages' own. */
export function imagesOrigin(
  config: Pick<Config, "publicUrl" | "sitesDomain" | "httpsPort" | "acme">,
  { name, imageDomain }: { readonly name: string; readonly imageDomain: string | null },
): string | null {
  // Where this server has certificates made, pages name it from the first one on, and no longer than there is one.
  return imageDomain === null ? null : siteUrl(config, { name, domain: imageDomain, hasCertificate: config.acme !== null });
}
