import type { Image, ImageFolder } from "@vitrine/contract";
import { useRef } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { itemId, itemName, type LibraryItem } from "../chosen.ts";
import { useLibraryChange } from "../use-library-change.ts";

/** Characters a name may have, of a file and of a folder. */
const NAME_MOST = { file: 120, folder: 60 };

/** The name of a thing while it is changed: Enter and leaving it keep what is typed, Escape what was. */
export function RenameField({ item, onDone }: { item: LibraryItem; onDone: () => void }) {
  const t = useText("images");
  const isOver = useRef(false);
  const rename = useLibraryChange(
    (name: string): Promise<Image | ImageFolder> =>
      item.kind === "folder" ? client.images.updateFolder({ id: itemId(item), name }) : client.images.update({ id: itemId(item), name }),
    onDone,
  );
  const finish = (typed: string): void => {
    if (isOver.current) return;
    isOver.current = true;
    const name = typed.trim();
    if (name === "" || name === itemName(item)) {
      onDone();
      return;
    }
    rename.mutate(name, {
      onError: (error) => {
        toast.error({ title: problemOf(error).message || t("renameFailed") });
        isOver.current = false;
      },
    });
  };
  return (
    <TextField
      label={t("newName")}
      isLabelHidden
      size="sm"
      defaultValue={itemName(item)}
      maxLength={NAME_MOST[item.kind]}
      autoFocus
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => finish(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") finish(event.currentTarget.value);
        if (event.key !== "Escape") return;
        isOver.current = true;
        onDone();
      }}
    />
  );
}
