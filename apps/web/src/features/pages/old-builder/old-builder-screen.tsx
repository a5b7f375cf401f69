import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BlankSheetArt } from "../list/blank-sheet-art.tsx";

/** At the address of the editor before this one: that it is no more, and the way into this one, to the same page. */
export function OldBuilderScreen(): ReactNode {
  const t = useText("pages");
  const { pageId } = useParams({ strict: false });
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        isScreen
        art={<BlankSheetArt />}
        title={t("oldBuilder.title")}
        text={t("oldBuilder.text")}
        action={
          pageId === undefined ? (
            <Link to="/pages" className={buttonClass("primary")}>
              {t("oldBuilder.choose")}
            </Link>
          ) : (
            <>
              <Link to="/pages" className={buttonClass()}>
                {t("backToPages")}
              </Link>
              <Link to="/builder/$pageId" params={{ pageId }} className={buttonClass("primary")}>
                {t("oldBuilder.open")}
              </Link>
            </>
          )
        }
      />
    </main>
  );
}
