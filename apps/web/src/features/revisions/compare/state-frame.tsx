import { useQuery } from "@tanstack/react-query";
import type { PageDocument } from "@vitrine/document";
import { useEffect, useRef, useState } from "react";
import { useRoom } from "../../../builder/canvas/frame/use-room.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import type { BlockChange } from "./compare-pages.ts";
import { markChanges, markedPage } from "./marked-page.ts";
import type { ScrolledTogether } from "./use-scrolled-together.ts";

/** Pixels a page is laid out in before it is made to fit, where there is room for more than a telephone's. */
const WIDE = 1120;
const NARROW = 390;
const NARROW_ROOM = 480;

export interface StateFrameProps {
  readonly page: PageDocument;
  readonly title: string;
  /** What the page is called where it has no title of its own. */
  readonly pageTitle: string;
  /** Names the state among all, for what was drawn of it to be kept. */
  readonly stateKey: string;
  readonly changes: readonly BlockChange[];
  readonly currentId: string | undefined;
  /** Its place among those side by side. */
  readonly place: number;
  readonly together: ScrolledTogether;
  onKey(event: KeyboardEvent): void;
}

/** One state of a page, drawn as visitors would get it, with its changes marked. Nothing in it runs. */
export function StateFrame({ page, title, pageTitle, stateKey, changes, currentId, place, together, onKey }: StateFrameProps) {
  const t = useText("revisions");
  const [roomRef, room] = useRoom();
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<Document | null>(null);
  const drawn = useQuery({
    queryKey: ["revision-drawn", stateKey, pageTitle],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => markedPage(page, pageTitle),
  });
  const { hold } = together;
  useEffect(() => (shown ? hold(place, shown) : undefined), [shown, hold, place]);
  useEffect(() => {
    if (shown) markChanges(shown, changes, currentId, (kind) => t(`changes.${kind}`));
  }, [shown, changes, currentId, t]);
  useEffect(() => {
    shown?.addEventListener("keydown", onKey);
    return () => shown?.removeEventListener("keydown", onKey);
  }, [shown, onKey]);
  const width = room && room.width < NARROW_ROOM ? NARROW : WIDE;
  const scale = room ? Math.min(1, room.width / width) : 1;
  return (
    <div ref={roomRef} className="relative min-h-0 flex-1 overflow-hidden bg-sunken">
      {drawn.error ? (
        <ProblemState problem={problemOf(drawn.error)} onRetry={() => void drawn.refetch()} />
      ) : drawn.data !== undefined && room ? (
        /* Without scripts, the page's own origin grants it nothing but our fonts. */
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          srcDoc={drawn.data}
          onLoad={() => setShown(frame.current?.contentDocument ?? null)}
          className="absolute top-0 left-1/2 border-0 bg-raised scheme-light"
          style={{
            width,
            height: Math.round(room.height / scale),
            marginLeft: -(width * scale) / 2,
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
        />
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  );
}
