import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import type { SectionCard } from "./block-library.ts";
import { EmptyShelfArt } from "./empty-shelf-art.tsx";
import { SectionCardView } from "./section-card-view.tsx";
import { usePutIn } from "./use-put-in.ts";
import type { useShelf } from "./use-shelf.ts";

export interface SectionListProps {
  readonly shelf: ReturnType<typeof useShelf>;
  readonly cards: readonly SectionCard[];
  readonly empty: { readonly title: string; readonly text: string };
  onInserted(): void;
  onRemove?(card: SectionCard): void;
}

/** Sections as cards, and what stands there while there are none. */
export function SectionList({ shelf, cards, empty, onInserted, onRemove }: SectionListProps) {
  const t = useText("library");
  const putIn = usePutIn(onInserted);
  const { state, message, nextCursor, more } = shelf;
  if (state === "ready" && shelf.items.length === 0) {
    return (
      <div className="flex flex-col items-center px-2 py-8 text-center">
        <span aria-hidden="true" className="mb-4 text-ink-faint">
          <EmptyShelfArt />
        </span>
        <p className="text-tool font-semibold">{empty.title}</p>
        <p className="mt-1 text-caption text-pretty text-ink-soft">{empty.text}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3" aria-busy={state === "loading"}>
      <ul className="flex flex-col gap-3">
        {cards.map((card) => (
          <SectionCardView
            key={card.id}
            card={card}
            isBusy={putIn.busyId === card.id}
            putIn={putIn}
            onRemove={onRemove && (() => onRemove(card))}
          />
        ))}
      </ul>
      {state === "loading" ? <Coming count={cards.length === 0 ? 3 : 1} /> : null}
      {state === "failed" ? (
        <Notice tone="danger" title={t("listFailed")}>
          <p>{message || t("noAnswer")}</p>
          <Button size="sm" className="mt-2" onClick={more}>
            {t("retry")}
          </Button>
        </Notice>
      ) : null}
      {state === "ready" && nextCursor !== null ? (
        <Button size="sm" onClick={more}>
          {t("more")}
        </Button>
      ) : null}
    </div>
  );
}

function Coming({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={`card ${String(index)}`} className="overflow-hidden rounded-md border border-line">
      <Skeleton className="h-28 w-full rounded-none" />
      <div className="p-2.5">
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  ));
}
