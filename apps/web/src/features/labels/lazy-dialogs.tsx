import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import type { AssignLabelsDialogProps } from "./assign-labels-dialog.tsx";

/** The dialog that labels things, fetched the first time it is opened. */
export const AssignLabelsDialog = lazyPart<AssignLabelsDialogProps>(
  async () => (await import("./assign-labels-dialog.tsx")).AssignLabelsDialog,
);

/** The dialog of the account's labels, fetched the first time it is opened. */
export const ManageLabelsDialog = lazyPart<{ onClose: () => void }>(
  async () => (await import("./manage-labels-dialog.tsx")).ManageLabelsDialog,
);
