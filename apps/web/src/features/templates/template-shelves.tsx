import type { Language } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { OwnShelf } from "./own/own-shelf.tsx";
import type { StartingTemplate } from "./starting-template.ts";
import { TemplateGallery } from "./template-gallery.tsx";
import type { ImageAddress } from "./template-page.ts";
import { TemplatePreview } from "./template-preview.tsx";

/** The product's templates, or the account's own. */
export type Shelf = "ready" | "own";

export interface TemplateShelvesProps {
  shelf: Shelf;
  onShelfChange: (shelf: Shelf) => void;
  /** Where the templates' pictures are to be had. */
  imageAddress: ImageAddress;
  onUse: (template: StartingTemplate) => void;
  /** With what the page shall speak. */
  onBlank: (language: Language) => void;
}

/** All that a page can begin with. */
export function TemplateShelves({ shelf, onShelfChange, imageAddress, onUse, onBlank }: TemplateShelvesProps) {
  const t = useText("templates");
  const [previewed, setPreviewed] = useState<StartingTemplate | null>(null);
  const panel = "px-1 pt-5 pb-1";
  return (
    // What the panel scrolls in cuts off what stands out: the rings of focus get room, and the cards stay in line with the title.
    <div className="-mx-1">
      <Tabs<Shelf>
        value={shelf}
        onValueChange={onShelfChange}
        tabs={[
          {
            value: "ready",
            label: t("shelf.ready"),
            panel: (
              <div className={panel}>
                <TemplateGallery onUse={onUse} onPreview={setPreviewed} onBlank={onBlank} />
              </div>
            ),
          },
          {
            value: "own",
            label: t("shelf.own"),
            panel: (
              <div className={panel}>
                <OwnShelf imageAddress={imageAddress} onUse={onUse} onPreview={setPreviewed} />
              </div>
            ),
          },
        ]}
      />
      <TemplatePreview
        template={previewed}
        imageAddress={imageAddress}
        onClose={() => setPreviewed(null)}
        onUse={(template) => {
          setPreviewed(null);
          onUse(template);
        }}
      />
    </div>
  );
}
