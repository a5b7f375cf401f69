/** What the apps use of this slice besides its calls. */

export {
  LABEL_COLOURS,
  LABEL_KINDS,
  LABEL_NAME_MOST,
  LABELS_MOST,
  type Label,
  type LabelColour,
  type LabelKind,
} from "./label.ts";
