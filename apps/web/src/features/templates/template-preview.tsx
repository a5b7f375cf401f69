import type { Template } from "@vitrine/contract";
import { useText } from "../../platform/use-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export interface TemplatePreviewProps {
  /** Null while none is looked at. */
  template: Template | null;
  onClose: () => void;
  onUse: (template: Template) => void;
}

/** A template at full width, to scroll through before choosing it. */
export function TemplatePreview({ template, onClose, onUse }: TemplatePreviewProps) {
  const t = useText("templates");
  return (
    <Dialog
      size="lg"
      open={template !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={template?.name ?? ""}
      description={template?.description}
      footer={
        template ? (
          <Button variant="primary" onClick={() => onUse(template)}>
            {t("use")}
          </Button>
        ) : undefined
      }
    >
      {template ? (
        <a href={template.thumbnailUrl} target="_blank" rel="noreferrer" className="mx-auto block max-w-128 rounded-md">
          <img
            src={template.thumbnailUrl}
            alt={t("pictureOf", { name: template.name })}
            className="w-full rounded-md border border-line bg-sunken"
          />
        </a>
      ) : null}
    </Dialog>
  );
}
