import { type Film, film, filmAddress } from "@vitrine/blocks";
import type { Json } from "@vitrine/document";
import { useText } from "../../../platform/language/use-text.ts";
import { Switch } from "../../../ui/field/switch.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { ImageControl } from "./image-control.tsx";
import { useDraft } from "./use-draft.ts";

export interface FilmControlProps {
  readonly label: string;
  readonly value: Json | undefined;
  /** Returns why not, or null. */
  commit(value: Json): string | null;
}

const NONE: Film = { url: "", poster: null, onPhones: false };

/** A film behind a block: the address of its file, what is shown first, and whether phones load it. */
export function FilmControl({ label, value, commit }: FilmControlProps) {
  const t = useText("builder");
  const parsed = film.safeParse(value);
  const own = parsed.success ? parsed.data : NONE;
  const change = (part: Partial<Film>): string | null => {
    const next = { ...own, ...part };
    return commit(next.url === "" && next.poster === null ? null : next);
  };
  const url = useDraft(own.url, (next) => change({ url: next.trim() }));
  const isUnplayable = url.error === undefined && own.url !== "" && filmAddress(own.url) === null;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-tool font-semibold">{label}</legend>
      <TextField
        label={t("content.film.url")}
        size="sm"
        type="url"
        inputMode="url"
        spellCheck={false}
        placeholder="https://"
        value={url.shown}
        error={isUnplayable ? t("content.film.notAFile") : url.error}
        hint={t("content.film.hint")}
        onChange={(event) => url.change(event.target.value)}
      />
      <ImageControl label={t("content.film.poster")} value={own.poster} alt={null} onChange={(poster) => change({ poster })} />
      {own.url !== "" && own.poster === null ? <p className="text-caption text-ink-soft">{t("content.film.noPoster")}</p> : null}
      {own.url === "" ? null : (
        <Switch label={t("content.film.onPhones")} checked={own.onPhones} onCheckedChange={(onPhones) => change({ onPhones })} />
      )}
    </fieldset>
  );
}
