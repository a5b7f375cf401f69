import type { Breakpoint } from "@vitrine/document";
import { useEffect, useRef } from "react";
import { frameSize } from "../canvas/frame/frame-size.ts";
import { useRoom } from "../canvas/frame/use-room.ts";

export interface PageFrameProps {
  /** A page as `previewPage` makes it. */
  readonly html: string;
  readonly title: string;
  /** The width it is shown at; what is wider than the room there is gets scaled down. */
  readonly breakpoint: Breakpoint;
  /** Classes of its root, as its rules turn it for somebody: `turnedClasses`. */
  readonly rootClass?: string;
}

/** A page as visitors see it, to be looked at and scrolled through. */
export function PageFrame({ html, title, breakpoint, rootClass = "" }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [roomRef, room] = useRoom();
  const size = room && frameSize(breakpoint, room);
  const turn = (): void => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) root.className = rootClass;
  };
  useEffect(turn);
  return (
    <div ref={roomRef} className="relative min-h-0 flex-1 overflow-hidden">
      {size ? (
        /* Without scripts, the page's own origin grants it nothing but our fonts. */
        <iframe
          ref={frame}
          onLoad={turn}
          title={title}
          sandbox="allow-same-origin"
          srcDoc={html}
          className="absolute top-0 left-1/2 rounded-md bg-raised scheme-light"
          style={{
            width: size.width,
            height: size.height,
            marginLeft: -(size.width * size.scale) / 2,
            transform: `scale(${size.scale})`,
            transformOrigin: "0 0",
          }}
        />
      ) : null}
    </div>
  );
}
