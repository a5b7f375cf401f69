import type { Finding } from "@vitrine/checks";
import type { ReactNode } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { findingWords } from "./finding-words.ts";
import { keyed } from "./page-review.ts";
import { useWayTo } from "./use-way-to.ts";

/** Findings that are listed; the rest stands in the panel. */
const MOST_LISTED = 3;

export interface FindingNoticeProps {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly children?: ReactNode;
  /** Somebody is on the way to one of them. */
  onGo(): void;
}

/** The first of some findings, each with what to do and the way there. */
export function FindingNotice({ title, findings, children, onGo }: FindingNoticeProps) {
  const t = useText("review");
  const language = useLanguage();
  const editor = useEditor();
  const wayTo = useWayTo();
  const hasErrors = findings.some(({ severity }) => severity === "error");
  return (
    <Notice tone={hasErrors ? "danger" : "warning"} title={title}>
      <ul className="mt-1 flex flex-col gap-3">
        {keyed(findings.slice(0, MOST_LISTED)).map(([key, finding]) => {
          const words = findingWords(finding, editor.store, language, t);
          const go = wayTo(finding);
          return (
            <li key={key}>
              <p className="font-medium">{words.title}</p>
              {words.place === "" ? null : <p className="text-caption text-ink-soft">{words.place}</p>}
              <p className="text-ink-soft">{words.advice}</p>
              {go ? (
                <Button
                  size="sm"
                  className="mt-1.5"
                  onClick={() => {
                    go();
                    onGo();
                  }}
                >
                  {t("goThere")}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {children}
    </Notice>
  );
}
