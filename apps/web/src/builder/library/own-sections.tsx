import { useCallback, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/popup/confirm-dialog.tsx";
import { useBuilder } from "../builder-context.ts";
import type { SectionCard } from "./block-library.ts";
import { SectionList, type SectionListProps } from "./section-list.tsx";
import { useShelf } from "./use-shelf.ts";

/** What the account has kept of its pages. */
export function OwnSections({ onInserted }: Pick<SectionListProps, "onInserted">) {
  const t = useText("library");
  const { library } = useBuilder();
  const fetchPage = useCallback((cursor: string | null) => library.listOwn(cursor), [library]);
  const shelf = useShelf(fetchPage);
  const [going, setGoing] = useState<SectionCard | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (card: SectionCard): Promise<void> => {
    setRemoving(true);
    const outcome = await library.remove(card).catch((error: unknown) => ({ kind: "refused" as const, message: wordsOf(error) }));
    setRemoving(false);
    setGoing(null);
    if (outcome.kind === "refused") return void toast.error({ title: t("notRemoved"), desc: outcome.message || t("noAnswer") });
    shelf.drop(card);
    toast.success({ title: t("removed") });
  };
  return (
    <>
      <SectionList
        shelf={shelf}
        cards={shelf.items}
        empty={{ title: t("ownEmpty"), text: t("ownEmptyText") }}
        onInserted={onInserted}
        onRemove={setGoing}
      />
      <ConfirmDialog
        open={going !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setGoing(null);
        }}
        title={t("removeTitle", { name: going?.name ?? "" })}
        text={t("removeText")}
        confirmLabel={t("remove")}
        isDangerous
        isBusy={isRemoving}
        onConfirm={() => going && void remove(going)}
      />
    </>
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
