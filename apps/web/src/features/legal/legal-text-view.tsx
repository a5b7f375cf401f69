import { useRouter } from "@tanstack/react-router";
import type { LegalText } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { RefCallback } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { LEGAL_ADDRESSES } from "./legal-paths.ts";

/** How the text itself looks; it is made from Markdown, so there are these few elements and no others. */
const PROSE = [
  "max-w-160 text-body text-pretty text-ink print:max-w-none",
  "[&_p]:my-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:my-2 [&_li]:marker:text-ink-faint",
  "[&_h2]:mt-12 [&_h2]:mb-3 [&_h2]:scroll-mt-6 [&_h2]:font-title [&_h2]:text-heading [&_h2]:font-semibold [&_h2]:text-balance [&_h2]:outline-none",
  "[&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-body [&_h3]:font-semibold [&_strong]:font-semibold",
  "[&_a]:rounded-sm [&_a]:text-mar [&_a]:underline [&_a]:underline-offset-2 [&_a]:wrap-anywhere",
  "[&_blockquote]:my-6 [&_blockquote]:rounded-md [&_blockquote]:bg-sunken [&_blockquote]:px-4 [&_blockquote]:py-3 [&_blockquote]:text-tool [&_blockquote]:text-ink-soft [&_blockquote_p]:my-0",
  "print:[&_h2]:break-after-avoid print:[&_li]:break-inside-avoid",
].join(" ");

function Contents({ sections, label }: { sections: LegalText["sections"]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-0.5">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block rounded-sm py-1.5 text-tool text-ink-soft hover:text-ink pointer-coarse:py-2.5">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Where the texts are, each of which may lead to another. */
const TEXT_PATHS: readonly string[] = Object.values(LEGAL_ADDRESSES).flatMap((paths) => Object.values(paths));

/**
 * Puts a text into its place. It is made on our server from Markdown, with all markup in it escaped.
 * @param follow goes from this text to another one without loading the dashboard anew.
 */
function show(html: string, follow: (path: string) => void): RefCallback<HTMLElement> {
  return (place) => {
    const press = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || link.origin !== location.origin || link.hash || !TEXT_PATHS.includes(link.pathname)) return;
      event.preventDefault();
      follow(link.pathname);
    };
    place?.replaceChildren(document.createRange().createContextualFragment(html));
    place?.addEventListener("click", press);
    return () => place?.removeEventListener("click", press);
  };
}

/** A text with its title, its date and version, and its contents beside it where there is room. */
export function LegalTextView({ text, wanted }: { text: LegalText; wanted: Language }) {
  const t = useText("legal");
  const { history } = useRouter();
  const date = new Intl.DateTimeFormat(wanted, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(text.updatedAt));
  return (
    <div className="grid gap-x-16 wide:grid-cols-[minmax(0,1fr)_15rem] print:block">
      <div className="min-w-0">
        <h1 lang={text.language} className="font-title text-title font-semibold tracking-[-0.015em] text-balance desktop:text-display">
          {text.title}
        </h1>
        <p className="mt-3 text-tool text-ink-soft">
          {t("updated", { date })} · {t("version")} <code className="font-mono text-caption select-all">{text.version}</code>
        </p>
        {text.language === wanted ? null : (
          <p className="mt-1 text-tool text-ink-soft">{t("onlyIn", { language: t(`languages.${text.language}`) })}</p>
        )}
      </div>
      {text.sections.length > 1 ? (
        <>
          <details className="mt-6 rounded-md border border-line bg-surface px-4 py-3 wide:hidden print:hidden">
            <summary className="text-tool font-medium">{t("contents")}</summary>
            <div className="mt-2">
              <Contents sections={text.sections} label={t("contents")} />
            </div>
          </details>
          <nav aria-label={t("contents")} className="max-wide:hidden wide:col-start-2 wide:row-span-2 wide:row-start-1 print:hidden">
            <div className="sticky top-8 border-l border-line pl-5">
              <p className="mb-2 text-caption font-semibold text-ink-faint">{t("contents")}</p>
              <Contents sections={text.sections} label={t("contents")} />
            </div>
          </nav>
        </>
      ) : null}
      <article
        key={text.version}
        ref={show(text.html, (path) => history.push(path))}
        lang={text.language}
        className={`mt-6 min-w-0 ${PROSE}`}
      />
    </div>
  );
}
