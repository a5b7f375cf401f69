import { type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { loadMessages, loadWholeMessages } from "../platform/language/i18n.ts";
import type { Namespace } from "../platform/language/message-types.ts";
import { useText } from "../platform/language/use-text.ts";
import { toast } from "../ui/feedback/toast.ts";
import { fetchKindParts } from "./kind-parts/fetch-kind-parts.ts";
import { fetchKindNames } from "./kind-words/fetch-kind-words.ts";

/** A part of the builder that is fetched when it is first shown, or ahead of that. */
export type LaterPart<Props> = (props: Props & LaterProps) => ReactNode;

export interface LaterProps {
  /** It could not be fetched: what was asked for does not open, and asking again tries again. */
  readonly onMissing?: (() => void) | undefined;
}

/** What may mean that it can be fetched now. */
const NEXT_CHANCES = ["online", "pointerdown", "keydown"] as const;

const preloads = new Set<() => Promise<unknown>>();

/** What nothing but later parts needs: of block kinds, and of the builder's words. */
async function fetchRest(): Promise<void> {
  await Promise.all([fetchKindParts(), loadWholeMessages("builder")]);
}

/** Code that is fetched like a part, and acts on the page. */
export interface LaterCode<Code> {
  /** The code; null until it is there. */
  now(): Code | null;
  /** Does something with it: at once where it is there, and else when it has come. */
  use(act: (code: Code) => void, failed: () => void): void;
}

/** What somebody asked for before its code was there is done in the order it was asked for, whichever code comes first. */
let line: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Makes code come later that no part is shown with, and what is needed of block kinds to change a page with it. */
export function laterCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  let loaded: Code | null = null;
  const fetched = async (): Promise<Code> => {
    if (loaded) return loaded;
    const [code] = await Promise.all([load(), fetchRest()]);
    loaded = code;
    return code;
  };
  preloads.add(fetched);
  return {
    now: () => loaded,
    use(act, failed) {
      if (loaded && waiting === 0) return act(loaded);
      waiting += 1;
      const coming = fetched();
      coming.catch(() => undefined);
      const turn = line.then(() => coming).then(act, failed);
      line = turn
        .catch(() => undefined)
        .then(() => {
          waiting -= 1;
        });
      return undefined;
    },
  };
}

/** Fetches every part ahead of its use; one that cannot be fetched is tried again when it is wanted. */
export function preloadParts(): void {
  for (const preload of preloads) void preload().catch(() => undefined);
  // The palette is searched in all of them.
  void fetchKindNames().catch(() => undefined);
}

/**
 * Makes a component whose code comes later, ahead of its use if it can. When the code cannot be fetched the person is told
 * once, the rest of the builder stays, and as long as the part is wanted it is tried again when somebody goes on. A part
 * may have words of its own, which come with it.
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  ...words: readonly Namespace[]
): LaterPart<Props> {
  const { Later, preload } = partOf(load, fallback, words);
  preloads.add(preload);
  return Later;
}

/** The same for what is heavy and seldom looked for: it comes when it is first shown. */
export function loadWhenShown<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode): LaterPart<Props> {
  return partOf(load, fallback, []).Later;
}

function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode, words: readonly Namespace[]) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async (): Promise<void> => {
    if (loaded) return;
    const [part] = await Promise.all([load(), loadMessages(...words), fetchRest()]);
    loaded = part;
  };
  function Later(props: Props & LaterProps): ReactNode {
    const t = useText("builder");
    const [Part, show] = useState<ComponentType<Props> | null>(() => loaded);
    const miss = useEffectEvent(() => {
      toast.error({ title: t("chrome.partFailed"), desc: t("chrome.partFailedText") });
      props.onMissing?.();
    });
    useEffect(() => {
      if (Part) return undefined;
      const over = new AbortController();
      const { signal } = over;
      const come = (): Promise<void> => preload().then(() => (signal.aborted ? undefined : show(() => loaded)));
      come().catch(() => {
        if (signal.aborted) return;
        miss();
        for (const chance of NEXT_CHANCES) window.addEventListener(chance, () => void come().catch(() => undefined), { signal });
      });
      return () => over.abort();
    }, [Part]);
    // What it still waits for keeps back the part, not the whole editor with the page in it.
    return Part ? (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    ) : (
      fallback
    );
  }
  return { Later, preload };
}
