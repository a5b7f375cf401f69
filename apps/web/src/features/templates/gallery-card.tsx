import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";

export interface GalleryCardProps {
  name: string;
  /** Fills its frame. */
  picture: ReactNode;
  /** What sort it is, at the name's right. */
  aside: ReactNode;
  text: ReactNode;
  onUse: () => void;
  onPreview: () => void;
}

const PICTURE = "relative block aspect-[4/3] w-full overflow-hidden rounded-lg border border-line bg-sunken";

/** Cards side by side, as many as there is room for. */
export const GALLERY_GRID = "grid grid-cols-1 gap-5 desktop:grid-cols-2 wide:grid-cols-3";

/** A template as a picture, with what can be done with it over the picture. */
export function GalleryCard({ name, picture, aside, text, onUse, onPreview }: GalleryCardProps) {
  const t = useText("templates");
  return (
    <li className="group flex min-w-0 flex-col">
      <div className={PICTURE}>
        {picture}
        <div className="absolute inset-0 flex items-end justify-center gap-2 bg-scrim p-4 opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:bg-transparent pointer-coarse:opacity-100">
          <Button size="sm" icon={<Eye size={15} />} onClick={onPreview}>
            {t("preview")}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button size="sm" variant="primary" onClick={onUse}>
            {t("use")}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 text-tool font-semibold wrap-anywhere">{name}</h2>
        <span className="-my-2 flex shrink-0 items-baseline gap-2 text-caption text-ink-faint">{aside}</span>
      </div>
      <div className="mt-0.5 text-tool text-pretty text-ink-soft">{text}</div>
    </li>
  );
}
