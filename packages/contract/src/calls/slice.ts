import type { AnyContractProcedure } from "@orpc/contract";
import type { ErrorKind } from "./errors.ts";
import type { EventKind } from "./event-kind.ts";
import type { Translated } from "./languages.ts";
import type { Topic } from "./topics.ts";

/** What a slice brings to the contract: each says it in one value, in its `slice.ts`, and `slices.ts` lists them. */
export interface Slice {
  /** The name of its folder, and of its calls in the contract. */
  readonly name: string;
  readonly calls: Readonly<Record<string, AnyContractProcedure>>;
  /** What its calls are refused for besides what any call is. */
  readonly errors?: Readonly<Record<string, ErrorKind>>;
  /** Words for what can be wrong with a field, by the code in its schema. */
  readonly fieldMessages?: Readonly<Record<string, Translated>>;
  /** What its people are told of while they look, by the topic's name. */
  readonly topics?: Readonly<Record<string, Topic>>;
  /** What the ids of its things begin with: three letters. */
  readonly idPrefixes?: Readonly<Record<string, string>>;
  /** What it tells the others, by its name. */
  readonly events?: Readonly<Record<string, EventKind>>;
  /** What an API key may be allowed to touch of it: the scopes `area:read` and `area:write`. */
  readonly area?: string;
}
