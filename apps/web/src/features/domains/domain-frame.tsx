import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { BackLink } from "../../ui/button/back-link.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Screen } from "../../ui/screen.tsx";
import { SignArt } from "./sign-art.tsx";

export interface DomainFrameProps<Shown> {
  readonly query: UseQueryResult<Shown>;
  /** What the screen is called while there is nothing to show. */
  readonly title: string;
  /** What is said where there is none under this address. */
  readonly gone: { readonly title: string; readonly text: string };
  readonly children: (shown: Shown) => ReactNode;
}

/** A screen about one domain: on its way, not to be had, or not there any more. */
export function DomainFrame<Shown>({ query, title, gone, children }: DomainFrameProps<Shown>) {
  const t = useText("domains");
  const problem = query.error ? problemOf(query.error) : null;
  if (problem?.code === "NOT_FOUND" || problem?.code === "INVALID_INPUT") {
    return (
      <EmptyState
        isScreen
        art={<SignArt />}
        title={gone.title}
        text={gone.text}
        action={
          <Link to="/dns" className={buttonClass("primary")}>
            {t("back")}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <BackLink to="/dns" label={t("back")} />
      {query.data ? (
        children(query.data)
      ) : (
        <Screen title={title}>
          {problem ? <ProblemState problem={problem} onRetry={() => void query.refetch()} /> : <ListSkeleton />}
        </Screen>
      )}
    </>
  );
}
