import type { PageRecord } from "@vitrine/document";
import { StylePanel } from "./style/style-panel.tsx";
import { TokensPanel } from "./tokens-panel.tsx";

/** How the whole page looks: its colours and fonts, then the page's own style. */
export function PageLook({ page }: { readonly page: PageRecord }) {
  return (
    <>
      <TokensPanel />
      <div className="border-t border-line">
        <StylePanel records={[page]} />
      </div>
    </>
  );
}
