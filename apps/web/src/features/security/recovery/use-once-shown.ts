import { useState } from "react";

export interface OnceShown {
  /** Whether somebody tried to leave without having kept it. */
  readonly isWarned: boolean;
  keep(): void;
  /** Leaves; the first time, where nothing was kept, it only warns: a slip of the hand must not cost the codes. */
  close(): void;
}

/** For what is shown this once and never again. */
export function useOnceShown(isShown: boolean, onClose: () => void): OnceShown {
  const [isKept, setKept] = useState(false);
  const [isWarned, setWarned] = useState(false);
  return {
    isWarned: isWarned && !isKept,
    keep: () => setKept(true),
    close() {
      if (isShown && !isKept && !isWarned) setWarned(true);
      else onClose();
    },
  };
}
