import type { ImageReference } from "@vitrine/document";
import { ImagePlus, Replace, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useBuilder } from "../../builder-context.ts";
import { LazyImagePicker } from "../images/lazy-image-picker.ts";

export interface ImageControlProps {
  readonly label: string;
  readonly value: ImageReference | null;
  /** What it shows, for those who do not see it; null where that is not kept beside the picture. */
  readonly alt: string | null;
  /** `alt` is null where it was not asked for. */
  onChange(reference: ImageReference | null, alt: string | null): void;
}

/** A picture of the account, chosen or uploaded. */
export function ImageControl({ label, value: reference, alt, onChange }: ImageControlProps) {
  const t = useText("builder");
  const { images } = useBuilder();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-tool font-medium">{label}</span>
      {reference ? (
        <div className="flex items-center gap-2 rounded-md border border-line bg-sunken p-2">
          <img
            src={images.address(reference.imageId, 320)}
            alt={alt ?? ""}
            className="h-14 w-20 rounded-sm bg-surface object-cover"
            width={reference.width}
            height={reference.height}
          />
          <span className="tabular min-w-0 flex-1 text-caption text-ink-faint">
            {reference.width} × {reference.height}
          </span>
          <IconButton size="sm" label={t("images.change")} icon={<Replace size={16} />} onClick={() => setPicking(true)} />
          <IconButton size="sm" label={t("images.remove")} icon={<Trash2 size={16} />} onClick={() => onChange(null, null)} />
        </div>
      ) : (
        <Button size="sm" icon={<ImagePlus size={16} />} onClick={() => setPicking(true)}>
          {t("images.choose")}
        </Button>
      )}
      {isPicking ? (
        <LazyImagePicker
          asksAlt={alt !== null}
          alt={alt ?? ""}
          onClose={() => setPicking(false)}
          onMissing={() => setPicking(false)}
          onPick={(picked, words) => {
            onChange(picked.reference, words);
            setPicking(false);
          }}
        />
      ) : null}
    </div>
  );
}
