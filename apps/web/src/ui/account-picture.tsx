import type { Account } from "@vitrine/contract";
import { clsx } from "clsx";
import { useState } from "react";
import { imageAddress } from "../platform/image-address.ts";
import { useLanguage } from "../platform/language/use-text.ts";

export interface AccountPictureProps {
  account: Pick<Account, "name" | "email" | "pictureId">;
  /** Side in CSS pixels: 80 on the profile, 32 in the header. */
  size: 32 | 80;
  /** Shown instead while another is on its way. */
  previewUrl?: string | undefined;
}

/** Who it is at a glance: the picture, or the first letter of the name. The name itself stands beside it. */
export function AccountPicture({ account, size, previewUrl }: AccountPictureProps) {
  const language = useLanguage();
  const [brokenUrl, setBrokenUrl] = useState<string>();
  // Twice the side, for dense screens.
  const url = previewUrl ?? (account.pictureId ? imageAddress(account.pictureId, size * 2) : undefined);
  const box = clsx("shrink-0 rounded-pill", size === 80 ? "size-20" : "size-8");
  if (url && url !== brokenUrl)
    return (
      <img src={url} alt="" width={size} height={size} onError={() => setBrokenUrl(url)} className={clsx(box, "bg-sunken object-cover")} />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(
        box,
        "flex items-center justify-center bg-mar-soft font-semibold text-mar select-none",
        size === 80 ? "font-title text-title" : "text-tool",
      )}
    >
      {(account.name || account.email).charAt(0).toLocaleUpperCase(language)}
    </span>
  );
}
