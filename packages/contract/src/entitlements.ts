/** What a plan can include. Every check asks for one of these, never for a plan's name. */
export const ENTITLEMENTS = [
  "createSite",
  "builder",
  "edit",
  "duplicate",
  "variants",
  "publish",
  "chat",
  "projects",
  "images",
  "clone",
  "filter",
  "domains",
] as const;
export type Entitlement = (typeof ENTITLEMENTS)[number];
