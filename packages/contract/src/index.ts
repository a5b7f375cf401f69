/** What browser and server say to each other: calls, replies, events, errors. */

export {
  ACCOUNT_ERRORS,
  type Account,
  type ApiKey,
  account,
  emailAddress,
  fullName,
  META_FLAGS,
  type MetaFlag,
  newPassword,
  phoneCountry,
  phoneNumber,
  username,
} from "./accounts.ts";
export { ADMIN_ERRORS, type AdminAccount, adminAccount } from "./admin.ts";
export { SECURITY_EVENTS, type SecurityEvent, type SecurityEventKind } from "./audit.ts";
export { BILLING_ERRORS, PLAN_KINDS, PLAN_PERIODS, type Plan, type PlanKind, type PlanPeriod, plan } from "./billing.ts";
export { AREAS, type Area, type CallRules, openTo, SCOPES, type Scope, USUAL_BODY } from "./calls/access.ts";
export { type Contract, contract } from "./calls/contract.ts";
export {
  COMMON_ERRORS,
  type CommonErrorCode,
  type ErrorEnvelope,
  type ErrorKind,
  errorEnvelope,
  type FieldProblem,
  fieldProblem,
} from "./calls/errors.ts";
export { ID_PREFIXES, type IdKind, idOf, makeId, moment } from "./calls/ids.ts";
export { FALLBACK_LANGUAGE, language, languageFor, type Translated } from "./calls/languages.ts";
export { listInput, listOf } from "./calls/lists.ts";
export { ERRORS, type ErrorCode, FIELD_MESSAGES, type FieldCode, fill } from "./calls/messages.ts";
export {
  CAPTCHA_ACTIONS,
  CAPTCHA_ERRORS,
  CAPTCHA_LIFETIME_MS,
  type CaptchaAction,
  type CaptchaChallenge,
  type CaptchaPuzzle,
  captcha,
  captchaPuzzle,
  captchaSolution,
} from "./captcha.ts";
export { ENTITLEMENTS, type Entitlement } from "./entitlements.ts";
export {
  FACTOR_ERRORS,
  FACTOR_METHODS,
  type FactorMethod,
  type FactorProof,
  type FactorState,
  factorCode,
  factorProof,
  type Passkey,
} from "./factors.ts";
export {
  IMAGE_FORMATS,
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  type Image,
  type ImageFormat,
  imageKey,
  imageWidthFor,
  imageWidths,
} from "./images.ts";
export { CSV_SEPARATORS, type CsvSeparator, LEAD_STATUSES, type Lead, lead, leadAnswer } from "./leads.ts";
export { LEGAL_DOCUMENTS, type LegalDocument, type LegalText, legalText } from "./legal.ts";
export {
  artefactKey,
  type EarlierForm,
  earlierForms,
  type FormSpec,
  formSpec,
  type LeadEntry,
  type ManifestRoute,
  manifestKey,
  type SiteManifest,
  siteManifest,
} from "./manifest.ts";
export { PAGE_STATUSES, type Page, slug } from "./pages.ts";
export { CALLING_CODES, type PhoneCountry } from "./phone-countries.data.ts";
export { type PageWeight, pageWeight } from "./publishing.ts";
export {
  type LogInStep,
  SESSION_CODES,
  SESSION_ERRORS,
  type Session,
  type SessionCode,
  type TrustedDevice,
  type Validation,
} from "./sessions.ts";
export { REGION_NAMES, REGIONS, type Site, siteName } from "./sites.ts";
export { TEMPLATE_CATEGORIES, type Template } from "./templates.ts";
