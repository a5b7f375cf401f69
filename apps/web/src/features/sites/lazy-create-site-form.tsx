import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { CreateSiteFormProps } from "./create-site-form.tsx";

const Loaded = lazy(async () => ({ default: (await import("./create-site-form.tsx")).CreateSiteForm }));

/** The form that makes a site, for a dialog of somebody else's. */
export function CreateSiteForm(props: CreateSiteFormProps) {
  return (
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <Loaded {...props} />
    </Suspense>
  );
}
