import { useEffect, useRef } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "./button.tsx";

export interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onLoad: () => void;
}

/** At the end of a list: fetches the next part as it comes into sight, or when pressed. */
export function LoadMore({ hasMore, isLoading, onLoad }: LoadMoreProps) {
  const t = useText("ui");
  const ref = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;
  const isIdle = hasMore && !isLoading;
  useEffect(() => {
    if (!isIdle || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), { rootMargin: "400px" });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isIdle]);
  if (!hasMore) return null;
  return (
    <div ref={ref} className="flex justify-center py-6">
      <Button isBusy={isLoading} onClick={onLoad}>
        {t("loadMore")}
      </Button>
    </div>
  );
}
