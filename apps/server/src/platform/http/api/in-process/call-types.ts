import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import type { Contract, ErrorCode, ErrorEnvelope } from "@vitrine/contract";

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;

/** A call as the contract names it: `pages.update`. */
export type CallName = { [Slice in keyof Contract & string]: `${Slice}.${keyof Contract[Slice] & string}` }[keyof Contract & string];

type Of<Parts, Name> = Name extends `${infer Slice}.${infer Call}`
  ? Slice extends keyof Parts
    ? Call extends keyof Parts[Slice]
      ? Parts[Slice][Call]
      : never
    : never
  : never;

export type CallInput<Name extends CallName> = Of<Inputs, Name>;
/** What a call answers; a file is a `ReadableStream` of its bytes. */
export type CallOutput<Name extends CallName> = Of<Outputs, Name>;

/** A call that was refused, or failed. */
export interface Refused {
  readonly ok: false;
  readonly status: number;
  /** In the person's language, with the id under which a fault of ours is in the log. */
  readonly refusal: ErrorEnvelope & { readonly code: ErrorCode };
  /** After so many seconds another try is worth while; null where nothing says so. */
  readonly retrySeconds: number | null;
}

/** How a call ended: every way but a cancelled one is a value. */
export type CallResult<Output> = { readonly ok: true; readonly output: Output } | Refused;
