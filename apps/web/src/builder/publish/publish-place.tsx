import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useBuilder } from "../builder-context.ts";
import type { PublishOutcome } from "../builder-props.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { PublishAddress } from "./publish-address.tsx";
import { SiteChoice } from "./site-choice.tsx";
import type { ShownChoices } from "./use-publish-choices.ts";
import { VariantChoice } from "./variant-choice.tsx";

/** What somebody has chosen; null as long as it is as it was. */
export interface ChosenPlace {
  /** As typed, without the slash at its start. */
  readonly slug: string;
  /** Another site than the one that the page is on. */
  readonly siteId: string | null;
  /** Ids of the variants that go along. */
  readonly along: readonly string[] | null;
}

export interface PublishPlaceProps {
  readonly shown: ShownChoices;
  readonly chosen: ChosenPlace;
  /** Visitors find the page where it is. */
  readonly isLive: boolean;
  /** What of it cannot be. */
  readonly unfit: Extract<PublishOutcome, { readonly kind: "unfit" }> | null;
  onChoose(chosen: ChosenPlace): void;
}

/** Where the page is to be, in which language, and which of its variants go along. */
export function PublishPlace({ shown: { state, choices, ask }, chosen, isLive, unfit, onChoose }: PublishPlaceProps) {
  const t = useText("publish");
  const { siteAddress } = useBuilder();
  const [wasOpened, setOpened] = useState(false);
  // A field that is told of is there to be mended.
  if (unfit && unfit.field !== "syncIds" && !wasOpened) setOpened(true);
  const isMoving = chosen.siteId !== null;
  const errorAt = (field: "slug" | "siteId" | "syncIds"): string | undefined => (unfit?.field === field ? unfit.message : undefined);
  const variants = choices?.variants ?? [];
  return (
    <>
      {wasOpened && (choices || state === "asking") ? (
        <SiteChoice
          choices={choices}
          siteId={chosen.siteId}
          isLive={isLive}
          error={errorAt("siteId")}
          onChoose={(siteId) => onChoose({ ...chosen, siteId: siteId === choices?.siteId ? null : siteId })}
        />
      ) : null}
      <PublishAddress
        siteAddress={choices?.sites.find(({ id }) => id === chosen.siteId)?.address ?? siteAddress}
        slug={chosen.slug}
        isLive={isLive && !isMoving}
        isOpen={wasOpened}
        error={errorAt("slug")}
        onOpen={() => setOpened(true)}
        onChange={(slug) => onChoose({ ...chosen, slug })}
      />
      {state === "missing" ? (
        <Notice tone="info" title={t("place.missing")}>
          {t("place.missingText")}
          <Button size="sm" className="mt-2 flex" onClick={ask}>
            {t("place.retry")}
          </Button>
        </Notice>
      ) : null}
      {wasOpened ? <LanguageChoice /> : null}
      {variants.length > 0 ? (
        <VariantChoice
          variants={variants}
          chosen={chosen.along ?? variants.flatMap(({ id, syncs }) => (syncs ? [id] : []))}
          error={errorAt("syncIds")}
          onChoose={(along) => onChoose({ ...chosen, along })}
        />
      ) : null}
    </>
  );
}
