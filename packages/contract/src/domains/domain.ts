import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";
import { sslProblem } from "./ssl-problems.ts";

/** How far the entries of a domain are known to say what they must: not looked at yet, something is wrong, all is right. */
export const DNS_STATES = ["checking", "pending", "completed"] as const;
/** Whether visitors reach a domain over HTTPS. */
export const SSL_STATES = ["pending", "active"] as const;

export const RECORD_TYPES = ["TXT", "A", "AAAA", "CNAME", "CAA"] as const;
/** What an entry is for: it shows whose the domain is, leads its visitors here, leads those of its other form here, lets a certificate be made, or lets it be made before visitors come. */
export const RECORD_PURPOSES = ["ownership", "address", "otherForm", "certificate", "certificateAhead"] as const;
export const RECORD_STATES = ["checking", "missing", "wrong", "right"] as const;

/** What is wrong, in the words of who asks, and the code that they tell support. */
export const domainProblem = z.object({ code: z.string(), message: z.string(), supportCode: z.string().nullable() });

/** One entry that the owner of a domain makes at its provider, and what was found there. */
export const dnsRecord = z.object({
  type: z.enum(RECORD_TYPES),
  /** The whole name it stands under, in ASCII, without a dot at its end. */
  host: z.string(),
  /** The same as most providers' forms take it: without the zone's own name; `@` for the zone itself. */
  name: z.string(),
  value: z.string(),
  purpose: z.enum(RECORD_PURPOSES),
  /** Without those that are not, the domain is served all the same. */
  isRequired: z.boolean(),
  state: z.enum(RECORD_STATES),
  /** What stands there in its place. */
  found: z.array(z.string()),
  problem: domainProblem.optional(),
});
export type DnsRecord = z.infer<typeof dnsRecord>;

export const domain = z.object({
  id: idOf("domain"),
  siteId: idOf("site"),
  /** In ASCII, as name servers know it. */
  name: z.string(),
  /** As people write it. */
  spokenName: z.string(),
  /** Where it is opened, once it is completed: with a port where the installation has one of its own, over HTTPS as soon as that can be. */
  url: z.url(),
  /** The domain whose entries are made together with these: the name itself, or one above it. */
  zone: z.string(),
  /** Whether it is the address of its site, which pages name in their links. */
  isMain: z.boolean(),
  records: z.array(dnsRecord),
  /** What the last look found. A domain that was completed is served on, whatever is found later. */
  state: z.enum(DNS_STATES),
  /** Since when pages are shown under it; null while they are not. */
  completedAt: moment.nullable(),
  /** What keeps the domain as a whole from being served; null where nothing does but its entries. */
  problem: domainProblem.nullable(),
  ssl: z.enum(SSL_STATES),
  /** Why there is no certificate, or why the one there is ends soon; null where nothing is wrong. */
  sslProblem: sslProblem.nullable(),
  /** Who answers for the domain: the names of its provider's servers, as far as they are known. */
  nameservers: z.array(z.string()),
  /** When its entries were looked at last; null before the first time. */
  checkedAt: moment.nullable(),
  /** When they are looked at again by themselves; null once nothing is to be waited for. */
  nextCheckAt: moment.nullable(),
  createdAt: moment,
});
export type Domain = z.infer<typeof domain>;
