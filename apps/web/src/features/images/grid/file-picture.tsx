import type { Image } from "@vitrine/contract";
import { clsx } from "clsx";
import { AudioLines } from "lucide-react";

export interface FilePictureProps {
  readonly file: Pick<Image, "kind" | "url" | "name">;
  /** At least so many pixels wide, where it can be. */
  readonly width: number;
  readonly className?: string | undefined;
}

/** A file as it looks; a sound is a drawing of one. */
export function FilePicture({ file, width, className }: FilePictureProps) {
  if (file.kind === "audio") {
    return (
      <span className={clsx("grid min-h-24 place-items-center text-ink-faint", className)}>
        <AudioLines size={40} strokeWidth={1.5} aria-hidden="true" />
      </span>
    );
  }
  return <img src={`${file.url}/${width}`} alt="" loading="lazy" decoding="async" draggable={false} className={className} />;
}
