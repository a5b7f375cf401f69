import { Globe } from "lucide-react";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useBuilder } from "../builder-context.ts";

export interface PublishAddressProps {
  /** As typed, without the slash at its start. */
  readonly slug: string;
  readonly isLive: boolean;
  readonly error: string | undefined;
  onChange(slug: string): void;
}

/** Where the page will be, and a box to put it somewhere else. */
export function PublishAddress({ slug, isLive, error, onChange }: PublishAddressProps) {
  const t = useText("builder");
  const builder = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const address = `${builder.siteAddress}/${slug}`;
  if (isOpen || error) {
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
      <span className="min-w-0 flex-1 truncate">{address}</span>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("publish.changeAddress")}
      </Button>
    </div>
  );
}
