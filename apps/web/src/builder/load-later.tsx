import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useText } from "../platform/language/use-text.ts";
import { toast } from "../ui/feedback/toast.ts";

/** A part of the builder that is fetched when it is first shown, or ahead of that. */
export type LaterPart<Props> = (props: Props) => ReactNode;

const preloads = new Set<() => Promise<void>>();

/** Fetches every part ahead of its use; one that cannot be fetched is tried again when it is wanted. */
export function preloadParts(): void {
  for (const preload of preloads) void preload().catch(() => undefined);
}

/**
 * Makes a component whose code comes later. When the code cannot be fetched the person is told, the rest of the
 * builder stays, and showing the part again tries again.
 */
export function loadLater<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null): LaterPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  preloads.add(preload);
  function Later(props: Props): ReactNode {
    const t = useText("builder");
    const [Part, show] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      if (Part) return undefined;
      let isWanted = true;
      preload().then(
        () => isWanted && show(() => loaded),
        () => isWanted && toast.error({ title: t("chrome.partFailed"), desc: t("chrome.partFailedText") }),
      );
      return () => {
        isWanted = false;
      };
    }, [Part, t]);
    return Part ? <Part {...props} /> : fallback;
  }
  return Later;
}
