/** What browser and server say to each other: calls, replies, events, errors. */

export { type Area, type CallRules, openTo, SCOPES, type Scope, USUAL_BODY } from "./calls/access.ts";
export { AREAS } from "./calls/areas-and-ids.data.ts";
export {
  COMMON_ERRORS,
  type CommonErrorCode,
  type ErrorEnvelope,
  type ErrorKind,
  errorEnvelope,
  type FieldProblem,
  fieldProblem,
} from "./calls/errors.ts";
export { PLACE_MESSAGES } from "./calls/field-messages.ts";
export { fill } from "./calls/fill.ts";
export { ID_PREFIXES, type IdKind, idOf, makeId, moment } from "./calls/ids.ts";
export { FALLBACK_LANGUAGE, language, languageFor, type Translated } from "./calls/languages.ts";
export { listInput, listOf } from "./calls/lists.ts";
export { hasRole, ROLES, type Role } from "./calls/roles.ts";
export type { Topic } from "./calls/topics.ts";
export {
  type Contract,
  contract,
  ERRORS,
  type ErrorCode,
  EVENTS,
  type EventName,
  type EventPayload,
  FIELD_MESSAGES,
  type FieldCode,
  TOPICS,
  type TopicData,
  type TopicName,
  type TopicOfOne,
} from "./contract.ts";
export { ENTITLEMENTS, type Entitlement } from "./entitlements.ts";
export { canonicalPath } from "./manifest/canonical-path.ts";
export { EARLIER_LOCK_MS, nextEarlierLocks } from "./manifest/earlier-locks.ts";
export { editionOf, lastUntil, nextEditions } from "./manifest/form-editions.ts";
export { type FormProblem, type FormSpec, type FormTerms, formTerms } from "./manifest/form-spec.ts";
export { type GatheredKind, INTAKE_KINDS, type IntakeKind, LEADS, type SyncedKind } from "./manifest/intake-kinds.ts";
export {
  artefactKey,
  certificateKey,
  challengeKey,
  dnsChallengeKey,
  FOLDER_OF_HOSTS,
  hostKey,
  hostOfKey,
  iconKey,
  iconsFolder,
  PREVIEWS_FOLDER,
  pageKey,
  pathKey,
  previewKey,
  redirectsFolder,
  redirectsKey,
  shareOf,
  siteFolder,
  siteKey,
  sitemapFolder,
  sitemapKey,
  tlsChallengeKey,
  wholeManifestKey,
  wildcardKey,
} from "./manifest/keys.ts";
export type { LeadEntry } from "./manifest/lead-entry.ts";
export {
  CERTIFICATE_KEY_PURPOSE,
  type CertificatePart,
  type ChallengePart,
  certificatePart,
  challengePart,
  type DnsChallengePart,
  dnsChallengePart,
  type FormEdition,
  type HostPart,
  hostPart,
  type LegalLook,
  type LegalTextOf,
  type ManifestRoute,
  type PagePart,
  type PathPart,
  type PreviewPart,
  pagePart,
  pathPart,
  type RedirectsPart,
  readPreview,
  redirectsPart,
  type SitemapPart,
  type SitePart,
  sitemapPart,
  sitePart,
  TLS_CHALLENGE_KEY_PURPOSE,
  type TlsChallengePart,
  tlsChallengePart,
  type WildcardPart,
  wildcardPart,
} from "./manifest/parts.ts";
export { readRoute, readWholeManifest, type SiteInParts, type WholeManifest } from "./manifest/whole-manifest.ts";
export { CALLING_CODES, type PhoneCountry } from "./phone-countries.data.ts";
export * from "./slices.ts";
