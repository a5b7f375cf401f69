import { X } from "lucide-react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import type { ImageUpload } from "./use-image-library.ts";

export interface ImageUploadsProps {
  readonly uploads: readonly ImageUpload[];
  /** One was given up, and its button is gone: the focus needs another place. */
  onGivenUp(): void;
}

/** The pictures on their way up: how far each is, and how to give it up. */
export function ImageUploads({ uploads, onGivenUp }: ImageUploadsProps) {
  const t = useText("builder");
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  if (uploads.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {uploads.map(({ id, name, share, cancel }) => (
        <li key={id} className="flex items-center gap-3">
          <div className="flex min-w-0 flex-1 flex-col gap-1.5">
            <span className="flex justify-between gap-4 text-caption text-ink-soft">
              <span role="status" className="truncate">
                {t("images.uploading", { name })}
              </span>
              <span aria-hidden="true" className="tabular">
                {percent.format(share)}
              </span>
            </span>
            <ProgressBar label={t("images.uploading", { name })} share={share} text={percent.format(share)} />
          </div>
          <IconButton
            label={t("images.giveUp", { name })}
            icon={<X size={18} />}
            size="sm"
            onClick={() => {
              cancel();
              onGivenUp();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
