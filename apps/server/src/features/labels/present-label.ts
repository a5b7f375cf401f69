import type { Label } from "@vitrine/contract";
import type { LabelRow } from "./label-store.ts";

export function presentLabel({ id, kind, name, colour, createdAt }: LabelRow): Label {
  return { id, kind, name, colour, createdAt: createdAt.toISOString() };
}
