import { useState, useSyncExternalStore } from "react";

const STORED_AS = "vitrine.sidebar";
/** From this width on, in pixels, there is room for the whole sidebar beside the page. */
const DESKTOP = "(min-width: 600px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DESKTOP);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export interface SidebarState {
  readonly isDesktop: boolean;
  /** Whether the words show: beside the page on a desktop, over it on a phone. */
  readonly isOpen: boolean;
  toggle(): void;
  /** Folds it away where it lies over the page. */
  leave(): void;
}

/** Open or folded: remembered on a desktop; a phone always starts with the rail. */
export function useSidebarState(): SidebarState {
  const isDesktop = useSyncExternalStore(subscribe, () => matchMedia(DESKTOP).matches);
  const [isFolded, setFolded] = useState(() => localStorage.getItem(STORED_AS) === "folded");
  const [isOver, setOver] = useState(false);
  return {
    isDesktop,
    isOpen: isDesktop ? !isFolded : isOver,
    toggle() {
      if (!isDesktop) return setOver(!isOver);
      localStorage.setItem(STORED_AS, isFolded ? "open" : "folded");
      setFolded(!isFolded);
    },
    leave: () => setOver(false),
  };
}
