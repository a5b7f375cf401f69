import type { ImageChoice } from "../../../builder/page-settings/settings-home.ts";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";

const Picker = lazyPart(async () => (await import("../../../builder/panels/images/image-picker.tsx")).ImagePicker);

/** The account's pictures, to choose one from outside the editor. */
export function ScreenImagePicker({ onPick, onClose }: ImageChoice) {
  return <Picker asksAlt={false} alt="" onPick={onPick} onClose={onClose} />;
}
