import { hasWords, href, imageReference, inlineText, type Language, recordId, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

const MOST_ITEMS = 12;

export const menuProps = z.strictObject({
  /** What it is called for screen readers, where a page has several; empty for "Menu". */
  name: z.string().max(100),
  logo: imageReference.nullable(),
  /** Whose it is, for those who do not see it. */
  alt: z.string().max(300),
  /** Where the logo leads; empty for nowhere. */
  logoHref: href,
  items: z.array(z.strictObject({ id: recordId, content: inlineText, href, newTab: z.boolean() })).max(MOST_ITEMS),
  /** The words of the button at the end; empty for none. */
  action: inlineText,
  /** Where the button leads; empty for the page's default link. */
  actionHref: href,
  /** Whether its section stays at the top while the page is scrolled. */
  isSticky: z.boolean(),
});

const item = (id: string, content: string, to: string) => ({ id, content: words(content), href: to, newTab: false });

export const menu = defineBlock({
  kind: "menu",
  version: 1,
  category: "flow",
  slots: {},
  props: menuProps,
  migrations: [],
  group: "layout",
  rank: 36,
  icon: "Menu",
  isOffered: true,
  messages: MESSAGES.menu,
  seed: (language) => {
    const own = MESSAGES.menu[language].seed;
    const items = [item("a", own.first, ""), item("b", own.second, ""), item("c", own.third, "")];
    return { props: { name: "", logo: null, alt: "", logoHref: "", items, action: words(own.action), actionHref: "", isSticky: false } };
  },
  panel: [
    { type: "image", prop: "logo", alt: "alt" },
    { type: "text", prop: "alt", maxLength: 300 },
    { type: "link", prop: "logoHref" },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "inlineText", prop: "content" },
        { type: "link", prop: "href", of: "content" },
        { type: "toggle", prop: "newTab" },
      ],
      newItem: (id: string, language: Language) => item(id, MESSAGES.menu[language].seed.item, ""),
    },
    { type: "inlineText", prop: "action" },
    { type: "link", prop: "actionHref", of: "action" },
    { type: "toggle", prop: "isSticky" },
    { type: "text", prop: "name", maxLength: 100 },
  ],
  inlineText: { "items.*.content": "inline", action: "inline" },
  styleGroups: BOX_STYLES,
  // A phone shows the list once the button beside the logo has been pressed, which takes no script; the editor always.
  // What stays at the top is the section, for a block stays within its own: below a bar that stays there too.
  css: `:where(.v-menu){display:flex;flex-wrap:wrap;align-items:center;gap:8px 28px;width:100%;font:500 16px/1.4 var(--font-text);color:var(--color-heading)}
:where(.v-menu a,.v-menu summary){display:flex;align-items:center;min-height:44px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
:where(.v-menu img){display:block;object-fit:contain}
:where(.v-menu>ul){display:flex;flex:1;flex-wrap:wrap;align-items:center;justify-content:end;gap:4px 28px;min-width:0;margin:0;padding:0;list-style:none}
:where(.v-menu li a:hover){color:var(--color-button)}
:where(.v-menu :focus-visible){outline:3px solid var(--color-button);outline-offset:3px;border-radius:4px}
:where(.v-menu .v-menu-action){padding:8px 22px;border-radius:8px;background:var(--color-button);color:var(--color-on-button);font:600 16px/1.25 var(--font-button)}
:where(.v-menu .v-menu-action:hover){color:var(--color-on-button);filter:brightness(1.08)}
:where(.v-menu>details){display:none;margin-inline-start:auto}
:where(.v-menu summary){justify-content:center;width:44px;list-style:none;cursor:pointer}
:where(.v-menu summary)::-webkit-details-marker{display:none}
@media (max-width:767px){:where(.v-menu>details){display:block}
:where(.v-menu>ul){flex:0 0 100%;flex-direction:column;flex-wrap:nowrap;align-items:stretch;gap:0}
:where(.v-menu li+li){border-block-start:1px solid var(--color-line)}
:where(.v-menu .v-menu-action){justify-content:center;margin-block:12px 4px}
:where(.v-menu-sticky:not([data-block])>ul){max-height:60vh;overflow:auto}
:where(.v-menu:not([data-block])>details:not([open])+ul){display:none}}
:where(:is(section,header):has(>.v-in>.v-menu-sticky:not([data-block]))){position:sticky;inset-block-start:var(--v-top,0px);z-index:20;background-color:var(--color-background)}
:where(html:has(.v-menu-sticky)){scroll-padding-block-start:88px}
:where(.v-menu:not([data-block]) .v-menu-no){display:none}`,
  isUnfinished: ({ items }) => !items.some(({ content }) => hasWords(content)),
});
