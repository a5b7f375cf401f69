import { useText } from "../../../../platform/language/use-text.ts";
import { Fold } from "../../fold.tsx";
import { ContrastNote } from "../contrast/contrast-note.tsx";
import { ColorRow } from "../rows/color-row.tsx";
import { LayerRow } from "./layer-row.tsx";
import { OverlayRow } from "./overlay-row.tsx";

/** What a block's ground is made of, from the lowest layer up. */
export function BackgroundFold() {
  const t = useText("builder");
  return (
    <Fold title={t("style.parts.background")} isOpenAtFirst>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <ColorRow property="background" />
        <LayerRow />
        <OverlayRow />
        <ContrastNote />
      </div>
    </Fold>
  );
}
