/** `error`: visitors meet something broken, or publishing refuses it. `warning`: they lose something. `hint`: it could be better. */
export const SEVERITIES = ["error", "warning", "hint"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Every finding there is, in the order that they are told of one block. */
const KNOWN = {
  empty_page: "error",
  title_is_domain: "error",
  title_missing: "warning",
  description_missing: "warning",
  share_image_missing: "hint",
  /** A field that the optimisation for somebody's ads requires, or forbids. */
  optimizer_lacks: "error",
  /** Ad platforms refuse pages that hold visitors back from going back. */
  ads_back_redirect: "warning",
  ads_legal_missing: "warning",
  /** Its site's legal texts do not say who answers for it, or how to write to them. */
  legal_name_missing: "warning",
  legal_email_missing: "warning",
  /** The page waits to show what has an anchor that nothing on it has. */
  delay_without_place: "error",
  /** Code waits for a consent that nobody is asked for. */
  consent_never_asked: "error",
  page_code_broken: "error",
  page_code_off: "error",
  over_budget: "warning",
  too_many_images: "warning",
  too_many_links: "warning",
  h1_missing: "warning",
  /** Another block before it has the same anchor: links lead to that one. */
  anchor_twice: "error",
  anchor_missing: "error",
  page_missing: "error",
  form_without_destination: "error",
  form_asks_nothing: "error",
  /** Another field before it in its form has the same key: one of the two answers is lost. */
  answer_key_twice: "error",
  /** The address that a form leads to has a place for an answer that it does not ask for. */
  answer_unknown: "warning",
  form_without_thanks: "warning",
  unfinished: "warning",
  code_broken: "error",
  code_off: "error",
  /** Of a synced section that is not the account's, or is none any more: visitors see the copy that the page keeps, for ever. */
  section_unknown: "warning",
  link_missing: "warning",
  image_missing: "warning",
  image_heavy: "warning",
  /** A picture that leads somewhere, which nobody who does not see it is told. */
  linked_alt_missing: "warning",
  contrast_low: "warning",
  /** It may be decoration, which nobody has to be told of. */
  alt_missing: "hint",
  heading_empty: "hint",
  h1_twice: "hint",
  heading_skipped: "hint",
} as const satisfies Record<string, Severity>;

export type FindingCode = keyof typeof KNOWN;
export const FINDING_CODES = Object.keys(KNOWN) as readonly FindingCode[];

/** One thing that is wrong with a page. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Where it is; without one it concerns the page as a whole. */
  readonly blockId?: string;
  /** The field of the block's panel that mends it, by its prop. */
  readonly field?: string;
  /** What its words need: counts, limits, names, bytes. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A finding before it is told of which block it is. */
export interface Fault {
  readonly code: FindingCode;
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The same as a finding, of a block or of the page. */
export function findingOf({ code, field, values }: Fault, blockId?: string): Finding {
  return {
    code,
    severity: KNOWN[code],
    ...(blockId === undefined ? {} : { blockId }),
    ...(field === undefined ? {} : { field }),
    ...(values === undefined ? {} : { values }),
  };
}
