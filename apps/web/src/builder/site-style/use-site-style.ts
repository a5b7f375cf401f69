import { useEffect, useEffectEvent, useState } from "react";
import { useBuilder } from "../builder-context.ts";
import type { SiteStyleNow } from "./site-styles.ts";

export interface SiteStyleHandle {
  /** Null as long as nothing was read. */
  readonly style: SiteStyleNow | null;
  /** Why it could not be read, in words for the person. */
  readonly problem: string | null;
  /** How far its last save is, while that goes on. */
  readonly isRunning: boolean;
  read(): void;
  show(style: SiteStyleNow): void;
}

/** The style of the page's site, read when it is first shown and whenever another page may have changed. */
export function useSiteStyle(): SiteStyleHandle {
  const { siteStyles, pageId } = useBuilder();
  const [style, show] = useState<SiteStyleNow | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = style?.update !== null && style !== null && style.update.done < style.update.pages;
  const read = (): void => {
    siteStyles.read().then(
      (now) => {
        show(now);
        setProblem(null);
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  const readFirst = useEffectEvent(read);
  const follow = useEffectEvent((changedId: string | null) => {
    // One's own saves say nothing about the site's style, while nobody waits for it to come through.
    if (isRunning || changedId !== pageId) read();
  });
  useEffect(() => {
    readFirst();
    return siteStyles.watch((changedId) => follow(changedId));
  }, [siteStyles]);
  return { style, problem, isRunning, read, show };
}
