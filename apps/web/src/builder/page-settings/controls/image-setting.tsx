import { ImagePlus, Replace, Trash2 } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useSetting, useSettingsHome } from "../settings-home.ts";
import { SettingMark } from "./setting-mark.tsx";

export interface ImageSettingProps {
  readonly name: "favicon" | "shareImage";
  readonly label: string;
  readonly hint: string;
}

/** A picture of the account that stands for the page. */
export function ImageSetting({ name, label, hint }: ImageSettingProps) {
  const t = useText("page-settings");
  const { images, ImagePicker } = useSettingsHome();
  const { value, isDisabled, change } = useSetting(name);
  const [isPicking, setPicking] = useState(false);
  const pick = (): void => setPicking(true);
  return (
    <SettingMark name={name}>
      <fieldset aria-label={label} className="flex min-w-0 flex-col gap-1.5">
        <span aria-hidden="true" className="text-tool font-medium">
          {label}
        </span>
        {value ? (
          <div className="flex items-center gap-2 rounded-md border border-line bg-sunken p-2">
            <img
              src={images.address(value.imageId, 320)}
              alt=""
              className="h-14 w-20 rounded-sm bg-surface object-contain"
              width={value.width}
              height={value.height}
            />
            <span className="tabular min-w-0 flex-1 text-caption text-ink-faint">
              {value.width} × {value.height}
            </span>
            {isDisabled ? null : (
              <>
                <IconButton size="sm" label={t("image.change", { name: label })} icon={<Replace size={16} />} onClick={pick} />
                <IconButton
                  size="sm"
                  label={t("image.remove", { name: label })}
                  icon={<Trash2 size={16} />}
                  onClick={() => change(undefined)}
                />
              </>
            )}
          </div>
        ) : (
          <Button size="sm" className="self-start" disabled={isDisabled} icon={<ImagePlus size={16} />} onClick={pick}>
            {t("image.choose")}
          </Button>
        )}
        <p className="text-caption text-ink-faint">{hint}</p>
      </fieldset>
      {isPicking ? (
        <ImagePicker
          onClose={() => setPicking(false)}
          onPick={({ reference }) => {
            change(reference);
            setPicking(false);
          }}
        />
      ) : null}
    </SettingMark>
  );
}
