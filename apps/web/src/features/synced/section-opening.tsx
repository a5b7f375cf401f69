import { Link } from "@tanstack/react-router";
import type { Problem } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { BlankSheetArt, BuilderOpening, type BuilderOpeningProps } from "../pages/index.ts";

/** An address that names no section at all is no other case to whoever opens it. */
const NOT_THERE: readonly Problem["code"][] = ["SYNCED_SECTION_NOT_FOUND", "INVALID_INPUT"];

export interface SectionOpeningProps extends BuilderOpeningProps {
  /** The page that the section was opened from. */
  readonly fromPage: string | undefined;
}

/** In place of a section while it is not there: it comes, or why it does not, and the way back. */
export function SectionOpening({ fromPage, ...opening }: SectionOpeningProps) {
  const s = useText("synced");
  const t = useText("editor");
  if (!opening.problem || !NOT_THERE.includes(opening.problem.code)) return <BuilderOpening {...opening} />;
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        isScreen
        art={<BlankSheetArt />}
        title={s("notThere.title")}
        text={s("notThere.text")}
        action={
          fromPage === undefined ? (
            <Link to="/pages" className={buttonClass("primary")}>
              {t("backToPages")}
            </Link>
          ) : (
            <Link to="/builder/$pageId" params={{ pageId: fromPage }} className={buttonClass("primary")}>
              {s("notThere.back")}
            </Link>
          )
        }
      />
    </main>
  );
}
