import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { laterCode } from "../load-later.tsx";
import type { OwnCode } from "../own-code/own-code.ts";
import { onFirstSign } from "../use-preloaded-parts.ts";
import type { PageReview } from "./page-review.ts";
import type { FactsState, Reviewer } from "./review-page.ts";

export interface ShownReview {
  /** Null until the page has first been looked at. */
  readonly review: PageReview | null;
  readonly facts: FactsState;
  /** Asks the server again for what only it knows. */
  ask(): void;
}

export const ReviewContext = createContext<ShownReview>({ review: null, facts: "asking", ask: () => undefined });

/** What is known of the page as it stands. */
export function useReview(): ShownReview {
  return useContext(ReviewContext);
}

const reviewing = laterCode(() => import("./review-page.ts"));

/** Has the page looked at once for everybody who shows what was found, from the first sign of somebody on: nobody looks before. */
export function PageReviewProvider({ ownCode, children }: { readonly ownCode: OwnCode; readonly children: ReactNode }) {
  const editor = useEditor();
  const { pageTitle: title, findFacts } = useBuilder();
  const asked = useRef(findFacts);
  asked.current = findFacts;
  const [review, onReview] = useState<PageReview | null>(null);
  const [facts, onFacts] = useState<FactsState>("asking");
  const reviewer = useRef<Reviewer | null>(null);
  useEffect(() => {
    let isOver = false;
    const giveUp = onFirstSign(() =>
      reviewing.use(
        ({ reviewPage }) => {
          if (isOver) return;
          reviewer.current = reviewPage({ editor, ownCode, title, findFacts: () => asked.current(), onReview, onFacts });
        },
        () => onFacts("missing"),
      ),
    );
    return () => {
      isOver = true;
      giveUp();
      reviewer.current?.end();
      reviewer.current = null;
    };
  }, [editor, ownCode, title]);
  return <ReviewContext value={{ review, facts, ask: () => reviewer.current?.ask() }}>{children}</ReviewContext>;
}
