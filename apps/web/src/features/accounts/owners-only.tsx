import { useText } from "../../platform/language/use-text.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { KeyholeArt } from "./keys/keyhole-art.tsx";

/** In place of what support must not see while it acts for somebody. */
export function OwnersOnly() {
  const t = useText("accounts");
  return <EmptyState art={<KeyholeArt />} title={t("ownersOnly.title")} text={t("ownersOnly.text")} />;
}
