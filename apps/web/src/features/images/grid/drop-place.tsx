import { clsx } from "clsx";
import { type DragEvent, type ReactNode, useState } from "react";
import type { Chosen } from "../chosen.ts";
import { isDragged, takeDragged } from "./dragged-items.ts";

export interface DropPlaceProps {
  /** Left out where nothing can be put there. */
  readonly onDropped?: ((chosen: Chosen) => void) | undefined;
  /** Names it for who cannot see what it holds. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something that things of the library can be dropped on. */
export function DropPlace({ onDropped, label, className, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  return (
    <fieldset
      aria-label={label}
      className={clsx("min-w-0", className, isOver && "rounded-lg outline-2 outline-manga")}
      onDragOver={(event: DragEvent) => {
        if (!onDropped || !isDragged(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        setOver(false);
        if (!onDropped || !isDragged(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onDropped(takeDragged(event));
      }}
    >
      {children}
    </fieldset>
  );
}
