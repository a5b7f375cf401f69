import type { PanelField } from "@vitrine/blocks";
import { type InlineText, type Json, plainText, randomId } from "@vitrine/document";
import { ChevronDown, ChevronUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { Fold } from "../fold.tsx";

type Item = { [key: string]: Json };
type ItemsField = Extract<PanelField, { type: "items" }>;

export interface ItemsControlProps {
  readonly field: ItemsField;
  readonly label: string;
  readonly value: Json | undefined;
  /** What an item's choice is called. */
  choiceName(prop: string, value: string): string | undefined;
  commit(next: Item[]): string | null;
  /** The controls of one item. */
  renderFields(item: Item, commit: (values: Readonly<Item>) => string | null): ReactNode;
}

/** Items with fields of their own: added, removed, put in order. */
export function ItemsControl({ field, label, value, choiceName, commit, renderFields }: ItemsControlProps) {
  const t = useText("builder");
  const editor = useEditor();
  const id = useId();
  const items = Array.isArray(value) ? value.filter(isItem) : [];
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item) commit(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-labelledby={id}>
      <span id={id} className="text-tool font-medium">
        {label}
      </span>
      <ul className="flex flex-col gap-1">
        {items.map((item, index) => {
          const name = itemName(item, field, choiceName) || t("content.itemNumber", { number: index + 1 });
          return (
            <li key={String(item.id ?? index)} className="rounded-md border border-line">
              <Fold
                title={name}
                isCompact
                actions={
                  <>
                    <IconButton
                      size="sm"
                      label={t("content.moveUp", { name })}
                      icon={<ChevronUp size={16} />}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <IconButton
                      size="sm"
                      label={t("content.moveDown", { name })}
                      icon={<ChevronDown size={16} />}
                      disabled={index === items.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                    <IconButton
                      size="sm"
                      label={t("content.removeItem", { name })}
                      icon={<Trash2 size={15} />}
                      onClick={() => commit(items.toSpliced(index, 1))}
                    />
                  </>
                }
              >
                <div className="flex flex-col gap-3 p-3 pt-1">
                  {renderFields(item, (values) => commit(items.with(index, { ...item, ...values })))}
                </div>
              </Fold>
            </li>
          );
        })}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        icon={<Plus size={16} />}
        disabled={items.length >= field.max}
        onClick={() => commit([...items, field.newItem(randomId(), editor.store.page().language)])}
      >
        {t("content.addItem")}
      </Button>
    </fieldset>
  );
}

function isItem(value: Json): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What an item is called: by its choice where that comes first, else by the first words it has. */
function itemName(item: Item, field: ItemsField, choiceName: ItemsControlProps["choiceName"]): string {
  const [first] = field.item;
  if (first?.type === "choice") return choiceName(first.prop, String(item[first.prop])) ?? "";
  for (const { prop, type } of field.item) {
    const value = item[prop];
    if (typeof value === "string" && value !== "" && (type === "text" || type === "longText")) return value;
    if (Array.isArray(value) && (type === "inlineText" || type === "richText")) {
      const words = plainText(value as unknown as InlineText).trim();
      if (words !== "") return words;
    }
  }
  return "";
}
