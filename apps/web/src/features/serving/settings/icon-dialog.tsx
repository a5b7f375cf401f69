import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useRef } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { IMAGE_TYPES } from "../../../platform/forms/image-limits.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LoadMore } from "../../../ui/button/load-more.tsx";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";

export interface IconDialogProps {
  readonly onClose: () => void;
  readonly onPick: (imageId: string) => void;
}

/** The account's images, of which one is to be an icon; a new one is taken at once. */
export function IconDialog({ onClose, onPick }: IconDialogProps) {
  const t = useText("serving");
  const queryClient = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const images = useInfiniteQuery({
    queryKey: [...api.images.list.key(), "icons"],
    queryFn: ({ pageParam }) => client.images.list({ limit: 40, kind: "image", ...(pageParam ? { cursor: pageParam } : {}) }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const upload = useMutation({
    mutationFn: (picked: File) => client.images.upload({ file: picked }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: api.images.key() });
      onPick(id);
    },
  });
  const all = images.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("settings.iconTitle")}
      description={t("settings.iconHint")}
      footer={<Button onClick={onClose}>{t("cancel")}</Button>}
    >
      <div className="flex flex-col gap-4">
        <div>
          <Button icon={<ImageUp size={17} aria-hidden="true" />} isBusy={upload.isPending} onClick={() => file.current?.click()}>
            {t("settings.iconUpload")}
          </Button>
          <input
            ref={file}
            type="file"
            accept={IMAGE_TYPES}
            hidden
            aria-label={t("settings.iconUpload")}
            onChange={({ target }) => {
              const picked = target.files?.[0];
              target.value = "";
              if (picked) upload.mutate(picked);
            }}
          />
        </div>
        {upload.error ? <FormProblem problem={problemOf(upload.error)} /> : null}
        {images.error && !images.data ? (
          <InlineProblem problem={problemOf(images.error)} onRetry={() => void images.refetch()} />
        ) : !images.data ? (
          <Skeleton className="h-40 w-full" />
        ) : all.length === 0 ? (
          <p className="py-8 text-center text-tool text-ink-soft">{t("settings.iconEmpty")}</p>
        ) : (
          <ul className="grid grid-cols-3 gap-2 desktop:grid-cols-5">
            {all.map(({ id, name, url }) => (
              <li key={id}>
                <button
                  type="button"
                  title={name}
                  onClick={() => onPick(id)}
                  className="block w-full overflow-hidden rounded-md border border-line bg-sunken hover:border-mar"
                >
                  <img src={url} alt={name} loading="lazy" className="aspect-square w-full object-contain" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <LoadMore hasMore={images.hasNextPage} isLoading={images.isFetchingNextPage} onLoad={() => void images.fetchNextPage()} />
      </div>
    </Dialog>
  );
}
