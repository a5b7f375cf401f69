import { useQuery } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import type { LegalDocument } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { clsx } from "clsx";
import { Printer } from "lucide-react";
import { useEffect } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { INTERFACE_LANGUAGES } from "../../platform/language/i18n.ts";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { OfflineState } from "../../ui/feedback/offline-state.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { LEGAL_ADDRESSES } from "./legal-paths.ts";
import { LegalSkeleton } from "./legal-skeleton.tsx";
import { LegalTextView } from "./legal-text-view.tsx";
import { legalQuery } from "./queries.ts";

/** The language of a text's address. */
function useAddressLanguage(document: LegalDocument): Language {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return INTERFACE_LANGUAGES.find((language) => LEGAL_ADDRESSES[document][language] === pathname) ?? "pt";
}

function LanguageLinks({ document, current }: { document: LegalDocument; current: Language }) {
  const t = useText("legal");
  return (
    <nav aria-label={t("language")} className="flex w-fit gap-0.5 rounded-md bg-sunken p-0.5">
      {INTERFACE_LANGUAGES.map((language) => (
        <Link
          key={language}
          to={LEGAL_ADDRESSES[document][language]}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? "page" : undefined}
          replace
          className={clsx(
            "inline-flex h-7 min-w-8 items-center justify-center rounded-sm px-2.5 text-tool pointer-coarse:h-10",
            language === current ? "bg-raised font-medium text-ink shadow-[0_0_0_1px_var(--color-line)]" : "text-ink-soft hover:text-ink",
          )}
        >
          {language.toUpperCase()}
          <span className="sr-only"> {t(`languages.${language}`)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** One text, to read from top to bottom, to print, to link to. */
export function LegalScreen({ document: name }: { document: LegalDocument }) {
  const t = useText("legal");
  const language = useAddressLanguage(name);
  const text = useQuery(legalQuery(name, language));
  const title = text.data?.title ?? t(name);
  useEffect(() => {
    document.title = `${title} · Vitrine`;
  }, [title]);
  return (
    <div className="mx-auto flex min-h-dvh max-w-296 flex-col px-6 py-6 desktop:px-12 print:block print:max-w-none print:p-0 print:scheme-light">
      <header className="flex items-center justify-between gap-4 print:hidden">
        <Link to="/" className="rounded-sm">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-2">
          <IconButton label={t("print")} icon={<Printer size={17} />} onClick={() => window.print()} />
          <LanguageLinks document={name} current={language} />
        </div>
      </header>
      <main className="flex-1 py-10 wide:py-16 print:py-0">
        {text.data ? (
          <LegalTextView text={text.data} wanted={language} />
        ) : text.error ? (
          <ProblemState problem={problemOf(text.error)} onRetry={() => void text.refetch()} />
        ) : text.fetchStatus === "paused" ? (
          <OfflineState />
        ) : (
          <LegalSkeleton />
        )}
      </main>
      <footer className="border-t border-line pt-5 print:hidden">
        <LegalLinks />
      </footer>
    </div>
  );
}
