import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useLocation } from "@tanstack/react-router";
import { CopyPlus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { exactMoment } from "../../../platform/language/moments.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { keepWayBack } from "../../../platform/person/way-back.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { OfflineState } from "../../../ui/feedback/offline-state.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { UnpluggedLamp } from "../../../ui/feedback/unplugged-lamp.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { Wordmark } from "../../../ui/wordmark.tsx";
import { openedShareQuery } from "../queries.ts";
import { ShownPage } from "./shown-page.tsx";

const CopyDialog = lazyPart(async () => (await import("./copy-dialog.tsx")).CopyDialog);

const route = getRouteApi("/share/$token");

/** A link that leads nowhere will not lead anywhere when it is tried again. */
const OVER: ReadonlySet<string> = new Set(["SHARE_EXPIRED", "SHARE_NOT_FOUND", "NOT_FOUND", "INVALID_INPUT"]);

/** What a share link shows: the page, and the way to a copy of one's own. Looking changes nothing. */
export function OpenedShareScreen() {
  const t = useText("shares");
  const language = useLanguage();
  const { token } = route.useParams();
  const shown = useQuery({ ...openedShareQuery(token), retry: false });
  const account = useAccount();
  const [isCopying, setCopying] = useState(false);
  const title = shown.data?.title;
  useEffect(() => {
    document.title = `${title ?? t("title")} · Vitrine`;
  }, [title, t]);
  const problem = shown.error ? problemOf(shown.error) : null;
  if (problem && OVER.has(problem.code)) {
    return (
      <Framed>
        <main className="grid flex-1 place-items-center">
          <div role="alert">
            <EmptyState
              isScreen
              art={<UnpluggedLamp />}
              title={problem.code === "INVALID_INPUT" ? t("over.unknown") : problem.message}
              text={t(problem.code === "SHARE_EXPIRED" ? "over.expired" : "over.text")}
              action={
                <Link to="/" className={buttonClass("secondary", "md")}>
                  {t("over.home")}
                </Link>
              }
            />
          </div>
        </main>
      </Framed>
    );
  }
  if (problem) {
    return (
      <Framed>
        <main className="grid flex-1 place-items-center">
          <ProblemState problem={problem} onRetry={() => void shown.refetch()} />
        </main>
      </Framed>
    );
  }
  if (!shown.data && shown.fetchStatus === "paused") {
    return (
      <Framed>
        <main className="flex-1">
          <OfflineState />
        </main>
      </Framed>
    );
  }
  return (
    <Framed
      title={title}
      note={shown.data ? t("openUntil", { date: exactMoment(shown.data.expiresAt, language) }) : undefined}
      action={
        shown.data ? (
          account ? (
            <Button variant="primary" icon={<CopyPlus size={17} aria-hidden="true" />} onClick={() => setCopying(true)}>
              {t("makeCopy")}
            </Button>
          ) : (
            <EnterFirst />
          )
        ) : undefined
      }
    >
      <main className="flex min-h-0 flex-1 flex-col">
        {shown.data ? (
          <ShownPage html={shown.data.html} title={t("frame", { title: shown.data.title })} />
        ) : (
          <Skeleton className="flex-1" />
        )}
      </main>
      {isCopying && shown.data ? <CopyDialog token={token} title={shown.data.title} onClose={() => setCopying(false)} /> : null}
    </Framed>
  );
}

/** For whoever is not logged in: a copy comes into an account, and the way leads back here. */
function EnterFirst() {
  const t = useText("shares");
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <Link to="/login" className={buttonClass("quiet", "md")} onClick={() => keepWayBack(path, null)}>
        {t("logIn")}
      </Link>
      <Link to="/signup" className={buttonClass("primary", "md")} onClick={() => keepWayBack(path, null)}>
        {t("signUp")}
      </Link>
    </>
  );
}

interface FramedProps {
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Framed({ title, note, action, children }: FramedProps) {
  return (
    <div className="flex h-dvh flex-col bg-paper">
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-surface px-4 py-3 desktop:px-6">
        <Link to="/" aria-label="Vitrine" className={title ? "max-wide:hidden" : undefined}>
          <Wordmark />
        </Link>
        <div className="min-w-36 flex-1">
          {title ? <h1 className="truncate text-tool font-semibold">{title}</h1> : null}
          {note ? <p className="text-caption text-pretty text-ink-faint">{note}</p> : null}
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2">{action}</div>
      </header>
      {children}
    </div>
  );
}
