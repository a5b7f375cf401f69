import { LANGUAGES } from "@vitrine/document";
import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import { formSpec, formTerms } from "./form-spec.ts";

/**
 * What is served of a site is kept in parts: one that says whose it is, one a path, one a page. Publishing writes them,
 * the visitor plane reads them, each replaced whole by one rename: a publish costs what it changes, and of a page that
 * nobody asks for nothing is in memory.
 */
const schema = z.literal(2);

/** The colours of a page whose look the site's legal texts take on. */
export const legalLook = z.object({ background: z.string(), text: z.string(), heading: z.string() });
export type LegalLook = z.infer<typeof legalLook>;

/** In which language pages of a site link to its legal texts, and how these look. */
const legalTextOf = z.object({ language: z.enum(LANGUAGES), look: legalLook });
export type LegalTextOf = z.infer<typeof legalTextOf>;

/** What the legal texts of a site are made of: whose they are, and the languages that pages of it link to them in. */
const siteLegal = z.object({
  /** Who answers for the site; empty where its owner has not said. */
  name: z.string(),
  email: z.string(),
  texts: z.array(legalTextOf).min(1),
});

export const sitePart = z.object({
  schema,
  siteId: idOf("site"),
  accountId: idOf("account"),
  /** What its folder is called. */
  name: z.string(),
  url: z.string(),
  /** Whether visitors get a message in the place of its pages; forms that they have open are taken. */
  isOffline: z.boolean().optional(),
  /** The list of its redirects, and in how many files it is: a new list takes the place of another with this part's one rename. */
  redirects: z.object({ name: z.string(), shares: z.int().min(1) }).optional(),
  /** The page that is shown where nothing is, while it is published. */
  notFoundPageId: idOf("page").optional(),
  /** What the file with its icon is called. */
  icon: z.string().optional(),
  /** What its owner tells robots. */
  robots: z.string().optional(),
  /** While a page of it links to them. */
  legal: siteLegal.optional(),
});
export type SitePart = z.infer<typeof sitePart>;

/**
 * Some pages of a site that search engines are to find: their paths, since when each is as it is, and where there are any
 * the pages of its set, its own among them: each with its language as `hreflang` names it, and its address.
 */
export const sitemapPart = z.object({
  schema,
  pages: z.array(z.tuple([z.string(), z.string()], z.tuple([z.string(), z.string()]))),
});
export type SitemapPart = z.infer<typeof sitemapPart>;

/** Some redirects of a site's list: where each leads, by its path as it is looked up. */
export const redirectsPart = z.object({ schema, targets: z.record(z.string(), z.string()) });
export type RedirectsPart = z.infer<typeof redirectsPart>;

/**
 * A name that a site is reached under besides the label it began with. In ASCII, in small letters; a domain has a dot
 * in it, a label none.
 */
export const hostPart = z.object({
  schema,
  host: z.string(),
  /** The name of the site's folder. */
  site: z.string(),
  /** The origin that whoever comes under this name is sent on to; null where pages are shown under it. */
  leadsTo: z.string().nullable(),
  /** The name of the file with its certificate; null while there is none. */
  certificate: z.string().nullable(),
  /** Whether nothing but images of the site's account is shown under it. */
  isForImages: z.literal(true).optional(),
});
export type HostPart = z.infer<typeof hostPart>;

/** A certificate with its key, in a file that only the name in a host's part leads to. */
export const certificatePart = z.object({
  schema,
  hosts: z.array(z.string()),
  /** From the certificate itself up to those of its authority, in PEM. */
  chain: z.string(),
  /** Its private key in PEM, sealed under the server's secret. */
  sealedKey: z.string(),
  /** When it ends, in milliseconds since 1970. */
  notAfter: z.number(),
});
export type CertificatePart = z.infer<typeof certificatePart>;

/** What the key of a certificate is sealed for: who opens it says the same. */
export const CERTIFICATE_KEY_PURPOSE = "certificate-key";

/** What an authority is to find under `/.well-known/acme-challenge/` while it makes a certificate. */
export const challengePart = z.object({ schema, host: z.string(), token: z.string(), keyAuthorization: z.string() });
export type ChallengePart = z.infer<typeof challengePart>;

/** What a connection of an authority's is shown that looks for a challenge within TLS (RFC 8737), and nobody else. */
export const tlsChallengePart = z.object({
  schema,
  host: z.string(),
  /** A certificate of its own, in PEM: nobody vouches for it. */
  certificate: z.string(),
  /** Its private key in PEM, sealed under the server's secret. */
  sealedKey: z.string(),
});
export type TlsChallengePart = z.infer<typeof tlsChallengePart>;

/** What the key of a challenge within TLS is sealed for. */
export const TLS_CHALLENGE_KEY_PURPOSE = "tls-challenge-key";

/** What an authority is to find as a TXT entry (RFC 8555, 8.4) under a name in the zone of challenges. */
export const dnsChallengePart = z.object({
  schema,
  host: z.string(),
  /** In small letters. */
  name: z.string(),
  value: z.string(),
});
export type DnsChallengePart = z.infer<typeof dnsChallengePart>;

/** The certificate of the platform's own domain of sites: of it and of every name that is one label under it. */
export const wildcardPart = z.object({
  schema,
  /** In small letters, without a port. */
  domain: z.string(),
  /** The name of the file with it. */
  certificate: z.string(),
});
export type WildcardPart = z.infer<typeof wildcardPart>;

/** That a page has a password: `version` says which, and is another with each that it gets. */
const pageLock = z.object({ version: z.string() });

/** What stands at a path. Its key is made of a hash: whoever reads it compares the path. */
export const pathPart = z.union([
  z.object({
    schema,
    /** With the slash at its start. */
    path: z.string(),
    pageId: idOf("page"),
    /** The hash of the HTML in the artefact store. */
    artefact: z.string(),
    csp: z.string(),
    /** Of a page that is shown to those alone who know its password. */
    lock: pageLock.extend({ language: z.enum(LANGUAGES).optional(), verifier: z.string() }).optional(),
  }),
  /** A path that was served once. It leads to where that page is now, which the page's part says; else it is gone. */
  z.object({ schema, path: z.string(), leftBy: idOf("page").nullable() }),
]);
export type PathPart = z.infer<typeof pathPart>;

/** The forms of a page as it was published once, with the page that they stood in. */
export const formEdition = z.object({
  artefact: z.string(),
  /** The policy that the page with the thanks is sent with. */
  csp: z.string(),
  terms: formTerms,
  forms: z.record(z.string(), formSpec),
  /** When they are taken no longer, in milliseconds since 1970; null for the page as it is now. */
  until: z.number().nullable(),
});
export type FormEdition = z.infer<typeof formEdition>;

/** How forms of a page could be sent until its password changed. */
const earlierLock = z.object({
  /** The password that the page had; null where it had none. */
  version: z.string().nullable(),
  /** Its forms as they were then, by their ids. */
  forms: z.record(z.string(), formSpec),
  /** Until when whoever could send them then still can: milliseconds since 1970. */
  until: z.number(),
});
export type EarlierLock = z.infer<typeof earlierLock>;

/** Where a page is, and the forms that are taken for it: its own, and those it had until a while ago. */
export const pagePart = z.object({
  schema,
  pageId: idOf("page"),
  /** Null while it is not published. */
  path: z.string().nullable(),
  editions: z.array(formEdition),
  /** Its forms are taken from those alone who know its password. */
  lock: pageLock.optional(),
  /** And for a while from those who had the page open when its password changed; newest first. */
  earlierLocks: z.array(earlierLock).optional(),
});
export type PagePart = z.infer<typeof pagePart>;

/** A page as it was when somebody asked to see it before it is published. */
const previewPart = z.object({
  schema,
  /** The label of the one host that shows it. */
  site: z.string(),
  artefact: z.string(),
  csp: z.string(),
  language: z.enum(LANGUAGES),
  /** When it is shown no longer, in milliseconds since 1970. */
  until: z.number(),
});
export type PreviewPart = z.infer<typeof previewPart>;

/** A preview as it is kept, in JSON; null for what is none, or is kept in another form: there is no such preview then. */
export function readPreview(text: string): PreviewPart | null {
  try {
    return previewPart.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** All that publishing makes known of one page: what its path's part and its own are written from. */
export const route = z.object({
  pageId: idOf("page"),
  artefact: z.string(),
  csp: z.string(),
  /** The page's; absent of one from before it was noted. */
  language: z.enum(LANGUAGES).optional(),
  /** Whether search engines are not to be told of it. */
  isUnlisted: z.literal(true).optional(),
  /** Of a page that links to the legal texts of its site. */
  legal: legalLook.optional(),
  /** Absent on a page without forms. */
  terms: formTerms.optional(),
  forms: z.record(z.string(), formSpec),
});
export type ManifestRoute = z.infer<typeof route>;
