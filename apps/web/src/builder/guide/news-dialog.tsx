import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { NEWS } from "./news.data.ts";

/** So that the keyboard can scroll it: there is nothing in it to press. */
const SCROLLED = { tabIndex: 0 };

/** What is new in the editor, newest first. */
export function NewsDialog({ onClose }: { onClose(): void }) {
  const t = useText("guide");
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("news.title")}
      description={t("news.description")}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t("news.close")}
        </Button>
      }
    >
      <ol {...SCROLLED} className="flex flex-col rounded-sm outline-offset-4">
        {NEWS.map(({ id, date }) => (
          <li key={id} className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
            <time dateTime={date} className="text-caption text-ink-faint">
              {day.format(Date.parse(date))}
            </time>
            <h3 className="mt-0.5 text-body font-semibold">{t(`news.items.${id}.title`)}</h3>
            <p className="mt-1 text-tool text-pretty text-ink-soft">{t(`news.items.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
