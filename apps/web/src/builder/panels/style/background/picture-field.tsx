import { ImageIcon } from "lucide-react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { useBuilder } from "../../../builder-context.ts";
import { KeywordRow } from "../rows/keyword-row.tsx";
import { FocusRow } from "./focus-row.tsx";

export interface PictureFieldProps {
  readonly imageId: string;
  /** Asks for another picture. */
  onChange(): void;
}

/** How wide the picture is fetched for the panel, in pixels. */
const WIDTH = 480;

/** A picture behind a block: which, what of it stays in sight, and how it lies there. */
export function PictureField({ imageId, onChange }: PictureFieldProps) {
  const t = useText("builder");
  const { images } = useBuilder();
  return (
    <div className="flex flex-col gap-3">
      <FocusRow address={images.address(imageId, WIDTH)} />
      <Button size="sm" className="self-start" icon={<ImageIcon size={16} />} onClick={onChange}>
        {t("images.change")}
      </Button>
      <div className="grid grid-cols-2 gap-3">
        <KeywordRow property="backgroundSize" options={[{ value: "cover" }, { value: "contain" }, { value: "auto" }]} />
        <KeywordRow
          property="backgroundRepeat"
          options={[{ value: "no-repeat" }, { value: "repeat" }, { value: "repeat-x" }, { value: "repeat-y" }]}
        />
      </div>
      <KeywordRow property="backgroundAttachment" options={[{ value: "scroll" }, { value: "fixed" }]} />
    </div>
  );
}
