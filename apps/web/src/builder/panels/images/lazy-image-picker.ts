import { loadLater } from "../../load-later.tsx";

/** The dialog to choose an image in, fetched when somebody is about to. */
export const LazyImagePicker = loadLater(async () => (await import("./image-picker.tsx")).ImagePicker);
