import { Skeleton } from "../../../ui/feedback/skeleton.tsx";

/** Sections that are on their way. */
export function SectionsSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-10">
      {["profile", "details"].map((part) => (
        <div key={part} className="grid gap-5 wide:grid-cols-[17rem_minmax(0,1fr)] wide:gap-x-12">
          <div className="flex flex-col gap-2.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </div>
          <div className="flex max-w-120 flex-col gap-5">
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-10 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
