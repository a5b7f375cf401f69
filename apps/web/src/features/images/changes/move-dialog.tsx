import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Folder } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { type Chosen, countOf } from "../chosen.ts";
import { folderPath, folderRows } from "../folder-path.ts";
import { foldersQuery } from "../queries.ts";
import { useLibraryChange } from "../use-library-change.ts";

export interface MoveDialogProps {
  readonly chosen: Chosen;
  /** Where it stands. */
  readonly from: string | undefined;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Every folder that something can be put into; what it stands in and what it holds cannot be chosen. */
export function MoveDialog({ chosen, from, onClose, onMoved }: MoveDialogProps) {
  const t = useText("images");
  const folders = useQuery(foldersQuery).data?.items ?? [];
  const [to, setTo] = useState<string | null | undefined>(undefined);
  const move = useLibraryChange(client.images.move, onMoved);
  const isInside = (id: string): boolean => folderPath(folders, id).some((folder) => chosen.folderIds.includes(folder.id));
  const places = [
    { id: null, name: t("library"), depth: 0, isRefused: from === undefined },
    ...folderRows(folders).map(({ folder: { id, name }, depth }) => ({ id, name, depth, isRefused: id === from || isInside(id) })),
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("move.title", { count: countOf(chosen) })}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant="primary"
            disabled={to === undefined}
            isBusy={move.isPending}
            onClick={() => {
              if (to !== undefined) move.mutate({ imageIds: [...chosen.imageIds], folderIds: [...chosen.folderIds], to });
            }}
          >
            {t("move.action")}
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-col gap-0.5">
        <legend className="sr-only">{t("move.where")}</legend>
        {places.map(({ id, name, depth, isRefused }) => (
          <label
            key={id ?? "root"}
            style={{ paddingInlineStart: `${12 + depth * 20}px` }}
            className={clsx(
              "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm pr-3 text-tool pointer-coarse:min-h-11",
              "has-checked:bg-mar-soft has-checked:text-mar has-focus-visible:outline-2 has-focus-visible:outline-mar",
              isRefused ? "cursor-not-allowed opacity-45" : "hover:bg-hover",
            )}
          >
            <input
              type="radio"
              name="place"
              className="sr-only"
              disabled={isRefused}
              checked={to === id}
              onChange={() => {
                setTo(id);
                move.reset();
              }}
            />
            <Folder size={17} aria-hidden="true" />
            <span className="min-w-0 truncate">{name}</span>
          </label>
        ))}
      </fieldset>
      {move.error ? <FormProblem problem={problemOf(move.error)} /> : null}
    </Dialog>
  );
}
