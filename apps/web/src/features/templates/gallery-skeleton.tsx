import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** Cards to come, in their size. */
export function GallerySkeleton() {
  return [1, 2, 3, 4, 5].map((place) => (
    <li key={place} aria-hidden="true">
      <Skeleton className="aspect-[4/3] w-full rounded-lg" />
      <Skeleton className="mt-3 h-4 w-32" />
    </li>
  ));
}
