import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { connection, whenConnected } from "../../platform/calls/connection.ts";
import { useText } from "../../platform/language/use-text.ts";
import { reloadOnce } from "../../platform/reload-once.ts";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { OfflineState } from "../feedback/offline-state.tsx";
import { UnpluggedLamp } from "../feedback/unplugged-lamp.tsx";
import type { LazyPart } from "./lazy-part.tsx";

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
    if (failure === "gone") return <NewVersion />;
    return failure ? <OfflineState /> : null;
  }
  return Object.assign(Screen, { preload: () => fetchIt().catch(() => undefined) });
}

function NewVersion(): ReactNode {
  const t = useText("ui");
  return (
    <div role="alert">
      <EmptyState
        art={<UnpluggedLamp />}
        title={t("part.newVersion")}
        text={t("part.gone")}
        action={<Button onClick={() => location.reload()}>{t("part.reload")}</Button>}
      />
    </div>
  );
}
