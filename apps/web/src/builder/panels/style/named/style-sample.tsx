import { type StyleDeclarations, type StyleProperty, type StyleRecord, stylesOf, valuesIn } from "@vitrine/document";
import { styleRules } from "@vitrine/renderer";
import { useBuilder } from "../../../builder-context.ts";
import { useEditor } from "../../../editor/use-editor.ts";

/** What can be seen of a look in a box of a few pixels. */
const SEEN: ReadonlySet<StyleProperty> = new Set<StyleProperty>([
  ...(["color", "fontWeight", "fontStyle", "textTransform", "textDecoration"] as const),
  ...(["background", "backgroundImage", "borderColor", "borderStyle", "boxShadow", "opacity"] as const),
  ...(["borderBlockStartWidth", "borderBlockEndWidth", "borderInlineStartWidth", "borderInlineEndWidth"] as const),
  ...(["radiusStartStart", "radiusStartEnd", "radiusEndStart", "radiusEndEnd"] as const),
]);
const PICTURE_WIDTH = 160;

/** A look in small: two letters on the page's ground, with its colours, edge and weight. */
export function StyleSample({ style }: { readonly style: StyleRecord }) {
  const editor = useEditor();
  const { images } = useBuilder();
  const seen = valuesIn({ base: { normal: style.styles.base?.normal ?? {} } }).filter(({ property }) => SEEN.has(property));
  const [rule] = styleRules(stylesOf(seen), (imageId) => images.address(imageId, PICTURE_WIDTH));
  const tokens = editor.store.tokens().flatMap((token) => (token.kind === "color" ? `--${token.id}:${token.value}` : []));
  const declarations: StyleDeclarations = editor.store.page().styles.base?.normal ?? {};
  const [ground] = styleRules({ base: { normal: declarations } }, (imageId) => images.address(imageId, PICTURE_WIDTH));
  return (
    <span
      aria-hidden="true"
      className="grid h-8 w-12 shrink-0 place-items-center overflow-hidden rounded-sm border border-line"
      ref={(element) => {
        // The page's own words for a look, not React's: through the object model, which a policy for styles lets pass.
        if (element) element.style.cssText = `${tokens.join(";")};color:var(--color-text);${ground?.declarations ?? ""}`;
      }}
    >
      <span
        className="flex h-6 w-9 items-center justify-center text-caption leading-none"
        ref={(element) => {
          if (element) element.style.cssText = rule?.declarations ?? "";
        }}
      >
        Aa
      </span>
    </span>
  );
}
