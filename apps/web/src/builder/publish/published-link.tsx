import { Copy, ExternalLink, Globe } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { useCopy } from "../../ui/button/use-copy.ts";

/** Where a page that was just published is, to open and to copy. */
export function PublishedLink({ url }: { readonly url: string }) {
  const t = useText("builder");
  const copy = useCopy();
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2 rounded-md bg-success-soft px-3 py-2.5 text-tool text-success">
        <Globe size={16} aria-hidden="true" className="shrink-0" />
        <span className="truncate font-medium">{url.replace(/^https?:\/\//, "")}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={url} target="_blank" rel="noopener" className={buttonClass("secondary")}>
          <ExternalLink size={16} aria-hidden="true" />
          {t("publish.visit")}
        </a>
        <Button icon={<Copy size={16} />} onClick={() => void copy(url)}>
          {t("publish.copy")}
        </Button>
      </div>
    </div>
  );
}
