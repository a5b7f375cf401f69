import { lazy, Suspense, useState } from "react";
import type { CreateSiteDialogProps } from "./create-site-dialog.tsx";

const Loaded = lazy(async () => ({ default: (await import("./create-site-dialog.tsx")).CreateSiteDialog }));

/** The dialog that makes a site, fetched the first time it is opened. */
export function CreateSiteDialog(props: CreateSiteDialogProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
