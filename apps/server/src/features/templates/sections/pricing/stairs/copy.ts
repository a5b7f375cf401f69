import type { PriceCopy } from "../../../making/offer-pieces.ts";

/** What the three offers on stairs say. */
export interface StairsCopy {
  readonly title: string;
  readonly lead: string;
  readonly ribbon: string;
  readonly plans: readonly PriceCopy[];
}
