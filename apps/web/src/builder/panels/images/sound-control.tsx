import { AudioLines } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LinkControl } from "../controls/link-control.tsx";
import { LazyImagePicker } from "./lazy-image-picker.ts";

export interface SoundControlProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  onChange(next: string): void;
}

/** A sound by its address: one from anywhere, or one of the account's library. */
export function SoundControl({ label, value, error, onChange }: SoundControlProps) {
  const t = useText("builder");
  const [isPicking, setPicking] = useState(false);
  const close = (): void => setPicking(false);
  return (
    <div className="flex flex-col gap-2">
      <LinkControl label={label} value={value} error={error} onChange={onChange} />
      <Button size="sm" icon={<AudioLines size={16} />} onClick={() => setPicking(true)}>
        {t("folders.chooseSound")}
      </Button>
      {isPicking ? (
        <LazyImagePicker
          kind="audio"
          asksAlt={false}
          alt=""
          onClose={close}
          onMissing={close}
          onPick={({ url }) => {
            onChange(url);
            close();
          }}
        />
      ) : null}
    </div>
  );
}
