import type { Label } from "@vitrine/contract";
import { LabelChip } from "./label-chip.tsx";

/** The labels that something has, of all there are; nothing where it has none. */
export function LabelChips({ ids, labels }: { ids: readonly string[]; labels: readonly Label[] }) {
  const own = labels.filter(({ id }) => ids.includes(id));
  if (own.length === 0) return null;
  return (
    <ul className="mt-1.5 flex min-w-0 flex-wrap gap-1">
      {own.map((label) => (
        <li key={label.id} className="flex max-w-full min-w-0">
          <LabelChip label={label} />
        </li>
      ))}
    </ul>
  );
}
