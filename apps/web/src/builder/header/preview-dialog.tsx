import { Dialog as Base } from "@base-ui/react/dialog";
import { BREAKPOINTS, type Breakpoint, turnedClasses } from "@vitrine/document";
import { Monitor, Smartphone, Tablet, X } from "lucide-react";
import { useMemo, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { PageFrame } from "../preview/page-frame.tsx";
import { previewPage } from "../preview/preview-page.ts";
import { OpenPreview } from "./open-preview.tsx";
import { ViewAs } from "./view-as.tsx";
import { factsOf, firstViewer, onDevice } from "./viewer.ts";

const ICONS = { base: <Monitor size={16} />, tablet: <Tablet size={16} />, mobile: <Smartphone size={16} /> } as const;

/** The page as visitors will see it, over the whole window. */
export function PreviewDialog({ onClose }: { onClose(): void }) {
  const t = useText("builder");
  const editor = useEditor();
  const { images, pageTitle } = useBuilder();
  const [width, setWidth] = useState<Breakpoint>(editor.view.breakpoint);
  const [viewer, setViewer] = useState(() => firstViewer(width, Date.now()));
  const page = useMemo(() => previewPage(editor.store.toDocument(), pageTitle, images), [editor, pageTitle, images]);
  const changeWidth = (next: Breakpoint): void => {
    setWidth(next);
    setViewer(onDevice(viewer, next));
  };
  return (
    <Base.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Base.Portal>
        <Base.Popup className="on-ink fixed inset-0 z-50 flex flex-col outline-none">
          <div className="flex h-12 shrink-0 items-center gap-3 px-3">
            <Base.Title className="min-w-0 flex-1 truncate text-tool font-semibold">{t("preview.title")}</Base.Title>
            <SegmentedControl
              label={t("header.width")}
              value={width}
              onValueChange={changeWidth}
              options={BREAKPOINTS.map((value) => ({ value, label: t(`header.widths.${value}`), icon: ICONS[value] }))}
            />
            <span className="flex flex-1 items-center justify-end gap-2">
              {page.displayRules.length > 0 ? <ViewAs viewer={viewer} width={width} onViewer={setViewer} onWidth={changeWidth} /> : null}
              <OpenPreview />
              <Base.Close render={<IconButton label={t("preview.close")} icon={<X size={18} />} />} />
            </span>
          </div>
          <div className="flex min-h-0 flex-1 bg-sunken p-3 pt-0">
            <PageFrame
              html={page.html}
              title={t("preview.frame")}
              breakpoint={width}
              rootClass={turnedClasses(page.displayRules, factsOf(viewer, width)).join(" ")}
            />
          </div>
          <p className="px-4 pb-3 text-center text-caption text-ink-faint">{t("preview.note")}</p>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
