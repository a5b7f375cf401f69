import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { LABEL_NAME_MOST } from "@vitrine/contract";
import { type KeyboardEvent, useId, useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { InlineProblem } from "../../ui/feedback/inline-problem.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { AssignOption, type Standing } from "./assign-option.tsx";
import { type LabelOption, labelOptions } from "./label-options.ts";
import { nextColour } from "./next-colour.ts";
import { labelsQuery } from "./queries.ts";

export interface LabelChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export interface AssignLabelsDialogProps {
  title: string;
  /** What is labelled, by the labels each has now. */
  things: readonly { readonly labelIds: readonly string[] }[];
  /** Puts labels on all of them and takes others off. Rejects where that is refused. */
  onSave: (change: LabelChange) => Promise<unknown>;
  onManage: () => void;
  onClose: () => void;
}

/** Chooses what one or several things are labelled with, by typing what it is called; what there is not yet is made. */
export function AssignLabelsDialog({ title, things, onSave, onManage, onClose }: AssignLabelsDialogProps) {
  const t = useText("labels");
  const listId = useId();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(labelsQuery);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<string, "all" | "none">>(new Map());
  const labels = data?.items ?? [];
  const options = labelOptions(labels, typed);
  const standingOf = (id: string): Standing => {
    const having = things.filter(({ labelIds }) => labelIds.includes(id)).length;
    return chosen.get(id) ?? (having === 0 ? "none" : having === things.length ? "all" : "some");
  };
  const put = (id: string, standing: "all" | "none"): void => setChosen((before) => new Map(before).set(id, standing));
  const make = useMutation({
    mutationFn: ({ kind, name }: Extract<LabelOption, { kind: unknown }>) =>
      client.labels.create({ kind, name, colour: nextColour(labels.filter((label) => label.kind === kind)) }),
    onSuccess: async ({ id }) => {
      put(id, "all");
      setTyped("");
      setActive(0);
      await queryClient.invalidateQueries({ queryKey: api.labels.key() });
    },
  });
  const save = useMutation({
    mutationFn: () => {
      const idsOf = (standing: string) => [...chosen].flatMap(([id, each]) => (each === standing ? [id] : []));
      return onSave({ add: idsOf("all"), remove: idsOf("none") });
    },
    onSuccess: onClose,
  });
  const choose = (option: LabelOption | undefined): void => {
    save.reset();
    if (!option || make.isPending) return;
    if ("kind" in option) make.mutate(option);
    else put(option.id, standingOf(option.id) === "all" ? "none" : "all");
  };
  const optionId = (index: number): string => `${listId}-${index}`;
  const show = (index: number): void => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    if (event.key === "ArrowDown") show(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") show(active <= 0 ? last : active - 1);
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save.mutate();
    else if (event.key === "Enter") choose(options[active]);
    else return;
    event.preventDefault();
  };
  const problem = (make.error ?? save.error) ? problemOf(make.error ?? save.error) : null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={onManage}>
            {t("manage.open")}
          </Button>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" isBusy={save.isPending} disabled={chosen.size === 0} onClick={() => save.mutate()}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className="pt-1">
        <TextField
          label={t("search")}
          isLabelHidden
          placeholder={t("search")}
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          value={typed}
          maxLength={LABEL_NAME_MOST}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            make.reset();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {error && !data ? (
        <div className="mt-3">
          <InlineProblem problem={problemOf(error)} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {!data && !error ? <ListSkeleton /> : null}
      <div id={listId} role="listbox" aria-label={title} aria-multiselectable="true" className="mt-2 max-h-72 min-h-24 overflow-y-auto">
        {options.map((option, index) => (
          <AssignOption
            key={option.id}
            id={optionId(index)}
            option={option}
            standing={"kind" in option ? "none" : standingOf(option.id)}
            isActive={index === active}
            onActive={() => setActive(index)}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
      {data && options.length === 0 ? <p className="py-4 text-center text-tool text-pretty text-ink-soft">{t("none.any")}</p> : null}
      {problem ? <FormProblem problem={problem} /> : null}
    </Dialog>
  );
}
