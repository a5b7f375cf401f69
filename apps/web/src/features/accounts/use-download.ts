import { useEffect, useState } from "react";
import type { Problem } from "../../platform/problem.ts";
import { problemOfText } from "./problem-of-text.ts";

export interface Download {
  start(): void;
  readonly isStarted: boolean;
  /** Why the server would not send it. */
  readonly problem: Problem | null;
}

/**
 * Has the browser download an address to a file by itself: nothing of it passes through this page's memory, however
 * large it is. It is asked for in a frame nobody sees, where only a refusal would ever load, and is read.
 */
export function useDownload(address: string): Download {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => () => frame?.remove(), [frame]);
  return {
    start() {
      setProblem(null);
      const made = document.createElement("iframe");
      made.hidden = true;
      made.addEventListener("load", () => {
        // The empty document every frame begins with is no answer.
        if (made.contentWindow?.location.href === "about:blank") return;
        setProblem(problemOfText(made.contentDocument?.body.textContent ?? ""));
        setFrame(null);
      });
      made.src = address;
      document.body.append(made);
      setFrame(made);
    },
    isStarted: frame !== null,
    problem,
  };
}
