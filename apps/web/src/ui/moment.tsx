import { exactMoment, relativeMoment } from "../platform/language/moments.ts";
import { useLanguage } from "../platform/language/use-text.ts";

/** "há 5 min", with the exact moment on hover and for programs. */
export function Moment({ iso }: { iso: string }) {
  const language = useLanguage();
  return (
    <time dateTime={iso} title={exactMoment(iso, language)} className="whitespace-nowrap">
      {relativeMoment(iso, Date.now(), language)}
    </time>
  );
}
