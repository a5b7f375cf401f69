import { ERRORS, type ErrorCode, type FieldCode } from "@vitrine/contract";

/** A field that is why a call was refused. */
export interface RefusedField {
  readonly path: string;
  readonly code: FieldCode | (string & {});
}

export interface RefusalDetails {
  /** Values for the message's places: `{page}`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly fields?: readonly RefusedField[];
  /** The methods that would have been taken. */
  readonly allow?: readonly string[];
  /** What the reply carries along for programs. */
  readonly data?: unknown;
  /** Fields of the reply itself, where the specification gives a call's refusal a shape of its own. */
  readonly reply?: Readonly<Record<string, unknown>>;
}

/** An expected "no": the code decides status and words. Everything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
