import { useText } from "../../platform/language/use-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import type { PublishChoices } from "../builder-props.ts";

export interface SiteChoiceProps {
  /** Null while they are asked for. */
  readonly choices: PublishChoices | null;
  /** The id of another site than the one that the page is on; null for that one. */
  readonly siteId: string | null;
  readonly isLive: boolean;
  readonly error: string | undefined;
  onChoose(siteId: string): void;
}

/** On which site the page is published, and what becomes of it where it is now. */
export function SiteChoice({ choices, siteId, isLive, error, onChoose }: SiteChoiceProps) {
  const t = useText("publish");
  if (!choices) {
    return (
      <div className="flex flex-col gap-1.5" aria-busy="true">
        <span className="sr-only">{t("place.looking")}</span>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-10 w-full" />
      </div>
    );
  }
  if (choices.sites.length < 2 && !error) return null;
  const site = choices.sites.find(({ id }) => id === choices.siteId)?.address ?? "";
  const chosen = siteId ?? choices.siteId;
  const isMoving = chosen !== choices.siteId;
  return (
    <>
      <SelectField
        label={t("place.site")}
        value={chosen}
        options={choices.sites.map(({ id, address }) => ({ value: id, label: address }))}
        error={error}
        size="md"
        onValueChange={onChoose}
      />
      {isMoving ? (
        <Notice tone={isLive ? "warning" : "info"} title={t(isLive ? "place.movesLive" : "place.moves", { site })}>
          <div className="flex flex-col gap-1.5">
            {isLive ? <p>{t("place.movesLiveText")}</p> : null}
            <p>{t("place.links", { site })}</p>
            {choices.variants.length > 0 ? <p>{t("place.variants")}</p> : null}
          </div>
        </Notice>
      ) : null}
    </>
  );
}
