import type { Site } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { CreateSiteForm } from "./create-site-form.tsx";

export interface CreateSiteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated?: (site: Site) => void;
}

/** Asks for a site's name and region. */
export function CreateSiteDialog({ open, onOpenChange, onCreated }: CreateSiteDialogProps) {
  const t = useText("sites");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("createTitle")} description={t("createLead")}>
      <CreateSiteForm
        onCreated={(site) => {
          onOpenChange(false);
          onCreated?.(site);
        }}
      />
    </Dialog>
  );
}
