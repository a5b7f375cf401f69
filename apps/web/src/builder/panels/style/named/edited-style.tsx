import { putStyle, type StyleRecord } from "@vitrine/document";
import { ArrowLeft, SwatchBook } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { useEditor } from "../../../editor/use-editor.ts";
import { useWearers } from "../use-named-styles.ts";

/** Stands over the panel while it edits a named style: which one, on how many blocks it shows, and the way back. */
export function EditedStyle({ style, onBack }: { readonly style: StyleRecord; onBack(): void }) {
  const t = useText("builder");
  const editor = useEditor();
  const count = useWearers(style.id);
  const field = useRef<HTMLInputElement>(null);
  // While it is empty, on the way to another, the style keeps the name it has.
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <section aria-label={t("looks.editing")} className="flex flex-col gap-2 border-b-2 border-mar bg-mar-soft px-4 py-3">
      <p className="flex items-center gap-1.5 text-caption font-semibold text-mar">
        <SwatchBook size={14} aria-hidden="true" />
        {t("looks.editing")}
      </p>
      <TextField
        ref={field}
        label={t("looks.name")}
        isLabelHidden
        size="sm"
        maxLength={60}
        value={typed ?? style.name}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          const name = event.target.value;
          setTyped(name);
          if (name.trim() !== "") editor.run(putStyle({ ...style, name }), `style name ${style.id}`);
        }}
      />
      <p className="text-caption text-ink-soft">{count === 0 ? t("looks.shownNowhere") : t("looks.shownIn", { count })}</p>
      <Button size="sm" icon={<ArrowLeft size={15} />} onClick={onBack}>
        {t("looks.back")}
      </Button>
    </section>
  );
}
