// Written from what each slice declares, because calls of one name areas and ids of another. After a change there:
// npx vitest run packages/contract --update

/** What an API key may be allowed to touch. */
export const AREAS = ["account", "sites", "pages", "images", "leads"] as const;

/** What the ids of each slice's things begin with. */
export const SLICE_ID_PREFIXES = {
  account: "acc",
  apiKey: "key",
  securityEvent: "sev",
  code: "cod",
  passkey: "psk",
  session: "ses",
  preSession: "pre",
  device: "dev",
  token: "tok",
  identity: "idn",
  support: "sup",
  site: "sit",
  page: "pag",
  operation: "ope",
  image: "img",
  lead: "lea",
} as const;
