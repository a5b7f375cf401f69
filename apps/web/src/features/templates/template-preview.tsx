import { Dialog as Base } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { BREAKPOINTS, type Breakpoint } from "@vitrine/document";
import { Monitor, Smartphone, Tablet, X } from "lucide-react";
import { useState } from "react";
import { PageFrame } from "../../builder/preview/page-frame.tsx";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import type { StartingTemplate } from "./starting-template.ts";
import { type ImageAddress, templatePage } from "./template-page.ts";

export interface TemplatePreviewProps {
  /** Null while none is looked at. */
  template: StartingTemplate | null;
  imageAddress: ImageAddress;
  onClose: () => void;
  onUse: (template: StartingTemplate) => void;
}

const ICONS = { base: <Monitor size={16} />, tablet: <Tablet size={16} />, mobile: <Smartphone size={16} /> } as const;

/** Pixels under which a window is a telephone's, and shows the page as one does. */
const NARROW_WINDOW = 600;

/** A template's page at the widths it was made for, over the whole window. */
export function TemplatePreview({ template, onClose, ...rest }: TemplatePreviewProps) {
  return (
    <Base.Root
      open={template !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Popup className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none">
          {template ? <PreviewedTemplate key={template.id} template={template} {...rest} /> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function PreviewedTemplate({
  template,
  imageAddress,
  onUse,
}: Omit<TemplatePreviewProps, "onClose" | "template"> & { template: StartingTemplate }) {
  const t = useText("templates");
  const [width, setWidth] = useState<Breakpoint>(() => (window.innerWidth < NARROW_WINDOW ? "mobile" : "base"));
  const page = useQuery({
    queryKey: ["template-page", template.id, template.language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => templatePage(template, imageAddress),
  });
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 desktop:px-6">
        <div className="min-w-0 flex-1">
          <Base.Title className="truncate font-title text-body font-semibold">{template.name}</Base.Title>
          {template.description ? (
            <Base.Description className="truncate text-caption text-ink-soft max-desktop:sr-only">{template.description}</Base.Description>
          ) : null}
        </div>
        <SegmentedControl
          label={t("width")}
          value={width}
          onValueChange={setWidth}
          options={BREAKPOINTS.map((value) => ({ value, label: t(`widths.${value}`), icon: ICONS[value] }))}
        />
        <div className="flex items-center justify-end gap-2 desktop:flex-1">
          <Button variant="primary" size="sm" className="max-desktop:hidden" onClick={() => onUse(template)}>
            {t("use")}
          </Button>
          <Base.Close render={<IconButton label={t("closePreview")} icon={<X size={18} />} />} />
        </div>
      </div>
      <div className="flex min-h-0 flex-1 bg-sunken p-3 desktop:p-4">
        {page.data ? (
          <PageFrame html={page.data} title={t("pageOf", { name: template.name })} breakpoint={width} />
        ) : page.error ? (
          <div className="m-auto">
            <ProblemState problem={problemOf(page.error)} onRetry={() => void page.refetch()} />
          </div>
        ) : (
          <div role="status" className="m-auto flex items-center gap-3 text-tool text-ink-soft">
            <Spinner />
            {t("opening")}
          </div>
        )}
      </div>
      <div className="border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desktop:hidden">
        <Button variant="primary" className="w-full" onClick={() => onUse(template)}>
          {t("use")}
        </Button>
      </div>
    </>
  );
}
