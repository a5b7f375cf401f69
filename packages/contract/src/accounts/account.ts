import { z } from "zod";
import { PLAN_KINDS } from "../billing/plan.ts";
import { idOf, moment } from "../calls/ids.ts";
import { language } from "../calls/languages.ts";
import { ROLES } from "../calls/roles.ts";
import { ENTITLEMENTS } from "../entitlements.ts";

/** Doors to an operator's other products, opened account by account. They give no right here. */
export const META_FLAGS = ["vitrine4", "vitrine4analytics"] as const;
export type MetaFlag = (typeof META_FLAGS)[number];

export const account = z.object({
  id: idOf("account"),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** The address a change waits to be confirmed for. */
  pendingEmail: z.string().nullable(),
  name: z.string(),
  username: z.string().nullable(),
  /** E.164: `+5581999990000`. */
  phone: z.string().nullable(),
  /** One of the account's own images; null shows the initial. */
  pictureId: idOf("image").nullable(),
  language,
  builderVersion: z.literal("3.0"),
  plan: z.object({
    name: z.string(),
    /** What people call it, from the plan table; its own name where the table has none. */
    names: z.object({ pt: z.string(), en: z.string(), es: z.string() }),
    kind: z.enum(PLAN_KINDS),
    /** Whether it is paid, or a trial, and has not run out. */
    isActive: z.boolean(),
    startAt: moment,
    renewalDate: moment.nullable(),
  }),
  /** What the person may do in the account whose things they are at work in; as plan and entitlements, that is not always their own. */
  role: z.enum(ROLES),
  entitlements: z.array(z.enum(ENTITLEMENTS)),
  siteCap: z.int().nullable(),
  isAdmin: z.boolean(),
  /** Sees what is shown to special users besides administrators. */
  isSpecial: z.boolean(),
  meta: z.record(z.enum(META_FLAGS), z.boolean()),
  /** False for somebody who has only ever come in with Google. */
  hasPassword: z.boolean(),
  /** Whether sites are the new ones, at `/sites`. */
  newSetup: z.boolean(),
  /** When a deletion that was asked for is carried out. */
  deletesAt: moment.nullable(),
  /** Set while support acts for the owner. */
  support: z.object({ name: z.string(), since: moment }).nullable(),
  createdAt: moment,
});
export type Account = z.infer<typeof account>;
