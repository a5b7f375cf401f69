import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { CreateSiteDialog } from "../sites/index.ts";
import { ThreeWindowsArt } from "./three-windows-art.tsx";

export interface FirstStepsProps {
  hasSite: boolean;
  /** The page to publish, once there is one. */
  pageId: string | null;
}

interface StepProps {
  number: number;
  state: "done" | "now" | "later";
  title: string;
  text: string;
  children?: ReactNode;
}

function Step({ number, state, title, text, children }: StepProps) {
  const t = useText("home");
  return (
    <li className="flex gap-4 py-4" aria-current={state === "now" ? "step" : undefined}>
      <span
        aria-hidden="true"
        className={clsx(
          "tabular flex size-8 shrink-0 items-center justify-center rounded-pill text-tool font-semibold",
          state === "done" && "bg-success-soft text-success",
          state === "now" && "bg-mar text-on-mar",
          state === "later" && "border border-line-strong text-ink-faint",
        )}
      >
        {state === "done" ? <Check size={16} strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <h2 className={clsx("text-body font-semibold", state === "later" && "text-ink-soft")}>
          {title}
          {state === "done" ? <span className="sr-only"> {t("steps.done")}</span> : null}
        </h2>
        {state === "done" ? null : <p className="mt-0.5 max-w-112 text-tool text-pretty text-ink-soft">{text}</p>}
        {state === "now" ? <div className="mt-3">{children}</div> : null}
      </div>
    </li>
  );
}

/** From nothing to a live page: a site, which its owner makes, a page, publish. One step is asked for at a time, of whoever may take it. */
export function FirstSteps({ hasSite, pageId }: FirstStepsProps) {
  const t = useText("home");
  const isOwner = useHasRole("owner");
  const mayEdit = useHasRole("editor");
  const [isCreating, setCreating] = useState(false);
  const state = (isDone: boolean, isReachable: boolean) => (isDone ? "done" : isReachable ? "now" : "later");
  return (
    <div className="grid items-center gap-10 rounded-lg border border-line bg-surface p-6 desktop:p-8 wide:grid-cols-[1fr_auto]">
      <ol className="divide-y divide-line">
        <Step number={1} state={state(hasSite, true)} title={t("steps.site.title")} text={t("steps.site.text")}>
          {isOwner ? (
            <Button variant="primary" onClick={() => setCreating(true)}>
              {t("steps.site.action")}
            </Button>
          ) : (
            <p className="max-w-112 text-tool text-pretty">{t("steps.site.byOwner")}</p>
          )}
        </Step>
        <Step number={2} state={state(pageId !== null, hasSite)} title={t("steps.page.title")} text={t("steps.page.text")}>
          {mayEdit ? (
            <Link to="/new" className={buttonClass("primary")}>
              {t("steps.page.action")}
            </Link>
          ) : (
            <p className="max-w-112 text-tool text-pretty">{t("steps.page.byEditor")}</p>
          )}
        </Step>
        <Step number={3} state={state(false, pageId !== null)} title={t("steps.publish.title")} text={t("steps.publish.text")}>
          {!mayEdit ? (
            <p className="max-w-112 text-tool text-pretty">{t("steps.publish.byEditor")}</p>
          ) : pageId ? (
            <Link to="/builder/$pageId" params={{ pageId }} className={buttonClass("primary")}>
              {t("steps.publish.action")}
            </Link>
          ) : null}
        </Step>
      </ol>
      <div className="text-ink-faint max-wide:hidden">
        <ThreeWindowsArt />
      </div>
      <CreateSiteDialog open={isCreating} onOpenChange={setCreating} />
    </div>
  );
}
