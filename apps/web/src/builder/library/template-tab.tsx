import { BookmarkPlus, LayoutTemplate } from "lucide-react";
import type { FormEvent } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { useFrame } from "../frame/frame-view.ts";
import { KeepFields } from "./keep-fields.tsx";
import { useKeeping } from "./use-keeping.ts";

/** Keeps the chosen blocks as a section of one's own. */
export function TemplateTab({ ids }: { readonly ids: readonly string[] }) {
  const t = useText("library");
  const frame = useFrame();
  const showOwn = (): void => {
    frame.showShelf("own");
    frame.showLeft("sections");
  };
  const keeping = useKeeping(ids, showOwn);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!keeping.isBusy) void keeping.submit();
  };
  return (
    <div className="flex flex-col gap-5 p-4">
      <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        <p className="text-tool text-pretty text-ink-soft">{t("keepText.section")}</p>
        <KeepFields keeping={keeping} />
        <Button type="submit" size="sm" className="self-start" icon={<BookmarkPlus size={15} />} isBusy={keeping.isBusy}>
          {t("keep")}
        </Button>
      </form>
      <div className="border-t border-line pt-4">
        <Button size="sm" variant="quiet" icon={<LayoutTemplate size={15} />} onClick={showOwn}>
          {t("seeOwn")}
        </Button>
      </div>
    </div>
  );
}
