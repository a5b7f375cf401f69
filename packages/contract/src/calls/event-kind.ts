import { z } from "zod";
import type { idOf } from "./ids.ts";

type Id = ReturnType<typeof idOf>;
type Ids = Readonly<Record<string, Id | z.ZodNullable<Id>>>;

/** What a slice tells the others about, by its name `<noun>.<past participle>`. It carries ids: what they stand for is looked up. */
export interface EventKind<Payload extends Ids = Ids> {
  readonly payload: z.ZodObject<Payload>;
  /** The payload's field for which order is kept: events about the same thing reach each listener as they happened. */
  readonly subject: string;
  /** It is heard although its account is gone meanwhile; others are forgotten with it. */
  readonly outlivesAccount: boolean;
}

/** An event of a slice. */
export function eventOf<Payload extends Ids>(
  payload: Payload,
  subject: keyof Payload & string,
  { outlivesAccount = false }: { readonly outlivesAccount?: boolean } = {},
): EventKind<Payload> {
  return { payload: z.object(payload) as EventKind<Payload>["payload"], subject, outlivesAccount };
}
