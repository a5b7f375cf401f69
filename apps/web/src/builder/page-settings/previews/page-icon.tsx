import { useSettingsHome } from "../settings-home.ts";

/** The page's icon: the picture that was chosen, or the letter that stands for it where there is none. */
export function PageIcon({ title }: { readonly title: string }) {
  const { page, images } = useSettingsHome();
  if (page.favicon) return <img src={images.address(page.favicon.imageId, 64)} alt="" className="size-4.5 object-contain" />;
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0]?.toUpperCase() ?? "";
  return (
    <span aria-hidden="true" className="grid size-4.5 place-items-center rounded-sm bg-mar text-[11px] font-semibold text-on-mar">
      {letter}
    </span>
  );
}
