import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../button/icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password, hidden until one asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "suffix">) {
  const t = useText("ui");
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={isShown ? t("hidePassword") : t("showPassword")}
          icon={isShown ? <EyeOff size={17} /> : <Eye size={17} />}
          size="sm"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
