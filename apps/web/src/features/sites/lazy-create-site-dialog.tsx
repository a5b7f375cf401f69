import { useState } from "react";
import { loadMessages } from "../../platform/language/i18n.ts";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import type { CreateSiteDialogProps } from "./create-site-dialog.tsx";

const Loaded = lazyPart<CreateSiteDialogProps>(async () => {
  const [{ CreateSiteDialog: Dialog }] = await Promise.all([import("./create-site-dialog.tsx"), loadMessages("sites")]);
  return Dialog;
});

/** The dialog that makes a site, fetched the first time it is opened. */
export function CreateSiteDialog(props: CreateSiteDialogProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  return isWanted ? <Loaded {...props} /> : null;
}
