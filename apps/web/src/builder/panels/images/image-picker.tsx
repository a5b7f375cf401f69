import { ImageUp } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { IMAGE_TYPES } from "../../../platform/forms/image-limits.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import type { LibraryImage, LibraryPlace } from "../../builder-props.ts";
import { ImageUploads } from "./image-uploads.tsx";
import { PickerPlaces } from "./picker-places.tsx";
import { useImageLibrary } from "./use-image-library.ts";
import { useImages } from "./use-images.ts";

export interface ImagePickerProps {
  /** Pictures, unless sounds are chosen. */
  readonly kind?: "image" | "audio";
  readonly asksAlt: boolean;
  readonly alt: string;
  onClose(): void;
  /** `alt` is null where it was not asked for. */
  onPick(image: LibraryImage, alt: string | null): void;
}

/** The account's pictures, or its sounds, in their folders; new ones come by button, by dropping or by pasting. */
export function ImagePicker({ kind = "image", asksAlt, alt, onClose, onPick }: ImagePickerProps) {
  const t = useText("builder");
  const source = useImages();
  const [place, setPlace] = useState<LibraryPlace>({ kind, folderId: null, search: undefined });
  const library = useImageLibrary(source, place);
  const isSound = kind === "audio";
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [words, setWords] = useState(alt);
  const [isOver, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const chosen = library.images.find((image) => image.reference.imageId === chosenId);
  const upload = (files: Iterable<File>): void => {
    for (const each of files) {
      if (each.type.startsWith("image/") || each.name !== "") library.upload(each, (image) => setChosenId(image.reference.imageId));
    }
  };
  const use = (): void => {
    if (chosen) onPick(chosen, asksAlt ? words.trim() : null);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={isSound ? t("folders.sounds") : t("images.title")}
      description={t("images.description")}
      footer={
        <>
          <Button onClick={onClose}>{t("images.cancel")}</Button>
          <Button variant="primary" disabled={!chosen} onClick={use}>
            {isSound ? t("folders.useSound") : t("images.use")}
          </Button>
        </>
      }
    >
      <section
        aria-label={t("images.title")}
        className={`flex flex-col gap-4 rounded-lg border-2 border-dashed p-3 ${isOver ? "border-mar bg-mar-soft" : "border-transparent"}`}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          upload(event.dataTransfer.files);
        }}
        onPaste={(event: ClipboardEvent) => {
          if (event.clipboardData.files.length > 0) upload(event.clipboardData.files);
        }}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button ref={choose} icon={<ImageUp size={18} />} onClick={() => file.current?.click()}>
            {isSound ? t("folders.uploadSound") : t("images.upload")}
          </Button>
          <span className="text-caption text-ink-faint">{isSound ? t("folders.soundLimits") : t("images.limits")}</span>
          <input
            ref={file}
            type="file"
            accept={isSound ? "audio/mpeg,.mp3" : `${IMAGE_TYPES},image/svg+xml`}
            multiple
            hidden
            aria-label={t("images.upload")}
            onChange={(event) => {
              upload(event.target.files ?? []);
              event.target.value = "";
            }}
          />
        </div>
        <PickerPlaces source={source} place={place} onPlaceChange={setPlace} />
        <ImageUploads uploads={library.uploads} onGivenUp={() => choose.current?.focus()} />
        {library.error ? (
          <Notice
            tone="danger"
            action={
              library.canRetry ? (
                <Button size="sm" onClick={library.reload}>
                  {t("images.retry")}
                </Button>
              ) : undefined
            }
          >
            {library.error === "list" ? t("images.listFailed") : library.error === "large" ? t("images.tooLarge") : library.error}
          </Notice>
        ) : null}
        {library.images.length === 0 && library.uploads.length === 0 && !library.isLoading && !library.error ? (
          <PickerEmpty place={place} />
        ) : (
          <ul className="grid grid-cols-3 gap-2 desktop:grid-cols-5">
            {library.images.map((image) => (
              <li key={image.reference.imageId}>
                <button
                  type="button"
                  aria-pressed={image.reference.imageId === chosenId}
                  title={image.name}
                  onClick={() => setChosenId(image.reference.imageId)}
                  onDoubleClick={() => onPick(image, asksAlt ? words.trim() : null)}
                  className="block w-full overflow-hidden rounded-md border-2 border-transparent bg-sunken aria-pressed:border-mar"
                >
                  {isSound ? (
                    <span className="grid aspect-square place-items-center p-2 text-caption wrap-anywhere">{image.name}</span>
                  ) : (
                    <img src={image.url} alt={image.name} loading="lazy" className="aspect-square w-full object-cover" />
                  )}
                </button>
              </li>
            ))}
            {library.isLoading ? [0, 1, 2, 3, 4].map((key) => <Skeleton key={key} className="aspect-square w-full" />) : null}
          </ul>
        )}
        {library.hasMore ? (
          <Button size="sm" variant="quiet" isBusy={library.isLoading} onClick={library.more}>
            {t("images.more")}
          </Button>
        ) : null}
        {asksAlt && chosen ? (
          <TextField
            label={t("images.alt")}
            hint={t("images.altHint")}
            value={words}
            maxLength={300}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") use();
            }}
          />
        ) : null}
      </section>
    </Dialog>
  );
}

/** A place with nothing in it: the library before its first picture, a folder, or a search. */
function PickerEmpty({ place }: { place: LibraryPlace }) {
  const t = useText("builder");
  const isPart = place.search !== undefined || place.folderId !== null || place.kind === "audio";
  if (isPart) return <EmptyState title={t("folders.nothing")} text={t("folders.nothingText")} />;
  return <EmptyState title={t("images.emptyTitle")} text={t("images.emptyText")} />;
}
