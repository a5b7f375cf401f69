import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { connection, whenConnected } from "../platform/connection.ts";
import { reloadOnce } from "../platform/reload-once.ts";
import { useText } from "../platform/use-text.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import type { LazyPart } from "./lazy-part.tsx";
import { UnpluggedLamp } from "./unplugged-lamp.tsx";

type Failure = "offline" | "gone";

/**
 * Makes a screen whose code comes later. Without a connection it says so in its place, and comes by itself when the
 * connection is back; after a new version was put up, whose code has other names, the page is loaded anew, once.
 * @param load resolves to the component; called again after a failure.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyPart<object> {
  let loaded: ComponentType | null = null;
  const fetchIt = async (): Promise<void> => {
    loaded ??= await load();
  };
  function Screen(): ReactNode {
    const [Shown, show] = useState<ComponentType | null>(() => loaded);
    const [failure, setFailure] = useState<Failure | null>(null);
    useEffect(() => {
      if (Shown) return undefined;
      let isWanted = true;
      let stop = (): void => undefined;
      const explain = async (error: unknown): Promise<void> => {
        const isThere = await connection.check();
        if (!isWanted || (isThere && reloadOnce(String(error)))) return;
        setFailure(isThere ? "gone" : "offline");
        if (!isThere) stop = whenConnected(come);
      };
      const come = (): void => {
        fetchIt().then(
          () => isWanted && show(() => loaded),
          (error: unknown) => void explain(error),
        );
      };
      come();
      return () => {
        isWanted = false;
        stop();
      };
    }, [Shown]);
    if (Shown) return <Shown />;
    return failure ? <NotLoaded failure={failure} /> : null;
  }
  return Object.assign(Screen, { preload: () => fetchIt().catch(() => undefined) });
}

function NotLoaded({ failure }: { failure: Failure }): ReactNode {
  const t = useText("ui");
  const isOffline = failure === "offline";
  return (
    <div role="alert">
      <EmptyState
        art={<UnpluggedLamp />}
        title={isOffline ? t("problem.offline") : t("part.newVersion")}
        text={isOffline ? t("part.waits") : t("part.gone")}
        action={isOffline ? undefined : <Button onClick={() => location.reload()}>{t("part.reload")}</Button>}
      />
    </div>
  );
}
