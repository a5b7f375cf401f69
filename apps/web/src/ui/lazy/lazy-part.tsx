import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { connection, whenConnected } from "../../platform/calls/connection.ts";
import { textsOf } from "../../platform/language/i18n.ts";
import { toast } from "../feedback/toast.ts";

/** A component whose code is fetched when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead of its use, so that it is there without a connection too. Never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes a part of a screen whose code comes later. Where it cannot be fetched the person is told, everything around
 * it stays, and it comes by itself once the server can be reached.
 * @param load resolves to the component; called again after a failure.
 * @param fallback stands in its place until then.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchIt = async (): Promise<void> => {
    loaded ??= await load();
  };
  function Lazy(props: Props): ReactNode {
    const [Part, show] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      if (Part) return undefined;
      let isWanted = true;
      let stop = (): void => undefined;
      const explain = async (): Promise<void> => {
        const isThere = await connection.check();
        if (!isWanted) return;
        const t = textsOf("ui");
        toast.error({ title: t("part.failed"), desc: t(isThere ? "part.gone" : "part.waits") });
        if (!isThere) stop = whenConnected(come);
      };
      const come = (): void => {
        fetchIt().then(
          () => isWanted && show(() => loaded),
          () => void explain(),
        );
      };
      come();
      return () => {
        isWanted = false;
        stop();
      };
    }, [Part]);
    return Part ? <Part {...props} /> : fallback;
  }
  return Object.assign(Lazy, { preload: () => fetchIt().catch(() => undefined) });
}
