import type { Domain } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { TextLink } from "../../../ui/button/text-link.tsx";
import { sortRecords } from "../status/domain-progress.ts";
import { instructionsText } from "./instructions-text.ts";
import { providerOf } from "./provider-of.ts";

const HELP = ["one", "two", "three"] as const;

/** Whose panel to open, and what to do there for somebody who never did. */
export function WhereTo({ domain }: { readonly domain: Domain }) {
  const t = useText("domains");
  const { nameservers, spokenName, records } = domain;
  const provider = providerOf(nameservers);
  const { left, ahead, optional } = sortRecords(records);
  const open = [...left, ...ahead, ...optional];
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 text-tool">
      <div>
        <h2 className="font-semibold">{t("provider.title")}</h2>
        <p className="mt-1 text-pretty text-ink-soft">
          {provider ? t("provider.known", { provider: provider.name }) : t(nameservers.length > 0 ? "provider.unknown" : "provider.unseen")}
        </p>
        {provider?.panel ? (
          <p className="mt-1.5">
            <TextLink href={provider.panel}>{t("provider.open", { provider: provider.name })}</TextLink>
          </p>
        ) : null}
      </div>
      {nameservers.length > 0 ? (
        <div>
          <h3 className="text-caption text-ink-faint">{t("provider.servers")}</h3>
          <ul className="mt-0.5">
            {nameservers.map((server) => (
              <li key={server}>
                <code className="font-mono text-caption break-all text-ink-soft">{server}</code>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <details className="group" open={domain.completedAt === null}>
        <summary className="cursor-pointer rounded-sm font-semibold">{t("help.title")}</summary>
        <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-pretty text-ink-soft marker:text-ink-faint">
          {HELP.map((part) => (
            <li key={part}>{t(`help.${part}`)}</li>
          ))}
        </ol>
      </details>
      <div>
        <CopyButton
          size="sm"
          text={instructionsText(spokenName, open.length > 0 ? open : records, t)}
          label={t("copy.all")}
          copiedLabel={t("copy.allCopied")}
          failedLabel={t("copy.failed")}
        />
      </div>
    </div>
  );
}
