/** What browser and server say to each other: calls, replies, events, errors. */
export { ACCOUNT_ERRORS, type Account, account, emailAddress, newPassword } from "./accounts.ts";
export { type Contract, contract } from "./contract.ts";
export {
  COMMON_ERRORS,
  type CommonErrorCode,
  type ErrorEnvelope,
  type ErrorKind,
  errorEnvelope,
  type FieldProblem,
  fieldProblem,
} from "./errors.ts";
export { ID_PREFIXES, type IdKind, idOf, makeId, moment } from "./ids.ts";
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
export { FALLBACK_LANGUAGE, language, languageFor, type Translated } from "./languages.ts";
export { LEAD_STATUSES, type Lead, lead, leadAnswer } from "./leads.ts";
export { listInput, listOf } from "./lists.ts";
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
export { ERRORS, type ErrorCode, FIELD_MESSAGES, type FieldCode, fill } from "./messages.ts";
export { PAGE_STATUSES, type Page, slug } from "./pages.ts";
export { type PageWeight, pageWeight } from "./publishing.ts";
export { REGION_NAMES, REGIONS, type Site, siteName } from "./sites.ts";
export { TEMPLATE_CATEGORIES, type Template } from "./templates.ts";
