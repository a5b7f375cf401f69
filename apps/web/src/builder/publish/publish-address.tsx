import { PAGE_ID } from "@vitrine/document";
import { Globe } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useBuilder } from "../builder-context.ts";
import { useRecord } from "../editor/use-editor.ts";

export interface PublishAddressProps {
  /** The site's, for people to read. */
  readonly siteAddress: string;
  /** As typed, without the slash at its start. */
  readonly slug: string;
  /** Visitors find the page on this site now. */
  readonly isLive: boolean;
  /** Whether the box is there instead of the way to it. */
  readonly isOpen: boolean;
  readonly error: string | undefined;
  onOpen(): void;
  onChange(slug: string): void;
}

/** Where the page will be, in which language, and a box to put it somewhere else. */
export function PublishAddress({ siteAddress, slug, isLive, isOpen, error, onOpen, onChange }: PublishAddressProps) {
  const t = useText("builder");
  const tMore = useText("publish");
  const builder = useBuilder();
  const record = useRecord(PAGE_ID);
  const address = `${siteAddress}/${slug}`;
  if (isOpen) {
    const isMoving = isLive && slug !== builder.slug;
    return (
      <TextField
        label={t("publish.address")}
        prefix="/"
        value={slug}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        error={error}
        hint={
          <>
            <span className="font-mono break-all">{address}</span>
            {isMoving ? <span className="block">{t("publish.leadsOn")}</span> : null}
          </>
        }
        onChange={(event) => onChange(event.target.value.replace(/^\s*\/*/, ""))}
      />
    );
  }
  return (
    <div className="flex items-center gap-2 rounded-md bg-sunken py-1.5 pr-1.5 pl-3 text-tool">
      <Globe size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{address}</span>
        {record?.type === "page" ? <span className="block text-caption text-ink-soft">{tMore(`languages.${record.language}`)}</span> : null}
      </span>
      <Button size="sm" onClick={onOpen}>
        {t("publish.changeAddress")}
      </Button>
    </div>
  );
}
