import { useQuery } from "@tanstack/react-query";
import type { OwnTemplate } from "@vitrine/contract";
import { LayoutTemplate } from "lucide-react";
import { useCallback, useState } from "react";
import { useRoom } from "../../../builder/canvas/frame/use-room.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { OWN_TEMPLATES_KEY } from "../queries.ts";
import { coverPage, type ImageAddress } from "../template-page.ts";

/** Pixels the page is laid out in before it is made small: what the pictures of the product's templates show. */
const PAGE_WIDTH = 1120;

/** Says when an element has been near the screen once. */
function useSeen() {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: "200px" });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen] as const;
}

/** The top of a template's page, drawn as it is and made small, once it comes into sight. Nothing in it runs or is pressed. */
export function OwnCover({ template, imageAddress }: { template: OwnTemplate; imageAddress: ImageAddress }) {
  const [seenRef, isSeen] = useSeen();
  const [roomRef, room] = useRoom();
  const { id, changedAt } = template;
  const page = useQuery({
    queryKey: [...OWN_TEMPLATES_KEY, "cover", id, changedAt],
    enabled: isSeen,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => coverPage(template, imageAddress),
  });
  const scale = room ? room.width / PAGE_WIDTH : 0;
  return (
    <div ref={seenRef} inert className="absolute inset-0 bg-raised">
      <div ref={roomRef} className="absolute inset-0 overflow-hidden">
        {page.data && room ? (
          <iframe
            title={template.name}
            sandbox="allow-same-origin"
            srcDoc={page.data}
            className="origin-top-left border-0 scheme-light"
            style={{ width: PAGE_WIDTH, height: room.height / scale, transform: `scale(${scale})` }}
          />
        ) : page.error ? (
          <span className="grid size-full place-items-center text-ink-faint">
            <LayoutTemplate size={32} strokeWidth={1.5} />
          </span>
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
    </div>
  );
}
