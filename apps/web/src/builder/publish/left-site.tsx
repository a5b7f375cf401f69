import { useText } from "../../platform/language/use-text.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

export interface LeftSiteProps {
  /** For people to read. */
  readonly address: string;
  readonly redirectsPath: string;
}

/** That a page is no longer on a site where visitors found it, and the way to lead them on. */
export function LeftSite({ address, redirectsPath }: LeftSiteProps) {
  const t = useText("publish");
  return (
    <Notice tone="info" title={t("moved", { site: address })}>
      <p>{t("movedText")}</p>
      <a href={redirectsPath} target="_blank" rel="noopener" className={`mt-2 ${buttonClass("secondary", "sm")}`}>
        {t("redirect")}
      </a>
    </Notice>
  );
}
