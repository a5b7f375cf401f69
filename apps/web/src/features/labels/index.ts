/** Tags and products: chips, and the dialogs that put them on things and keep them. Their words are those of `labels`. */
export type { LabelChange } from "./assign-labels-dialog.tsx";
export { LabelChips } from "./label-chips.tsx";
export { AssignLabelsDialog, ManageLabelsDialog } from "./lazy-dialogs.tsx";
export { useLabels } from "./use-labels.ts";
