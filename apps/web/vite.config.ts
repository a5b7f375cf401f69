import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { brandMarksModule } from "./brand-marks-module.ts";
import { contractRoutes } from "./contract-routes.ts";
import { editorParts } from "./editor-parts.ts";
import { firstLoadBudget } from "./first-load.ts";
import { iconSetModule } from "./icon-set-module.ts";
import { kindPartsModule } from "./kind-parts-module.ts";
import { kindWordsModule } from "./kind-words-module.ts";
import { laterWords } from "./later-words.ts";
import { laterZod } from "./later-zod.ts";
import { leanIcons } from "./lean-icons.ts";
import { leanZod } from "./lean-zod.ts";
import { rareViewsModule } from "./rare-views-module.ts";
import { sharedWorkers } from "./shared-workers.ts";

/** Bytes below which a compressed copy is not worth a file. */
const WORTH_COMPRESSING = 128;

/** Brotli and gzip copies beside every script and style sheet, made once, for the server to send as they are. */
function compressedCopies(): Plugin {
  return {
    name: "vitrine-compressed-copies",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const bytes = await readFile(join(dir, name));
          if (bytes.length < WORTH_COMPRESSING) return;
          await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
          await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes));
        }),
      );
    },
  };
}

/** The bench's page is built for measuring only: it drives the builder from outside, and what it needs first is no visitor's. */
const isBench = Boolean(process.env.VITE_BENCH);
const pages = ["index.html", "canvas.html", ...(isBench ? ["bench.html"] : [])].map((name) => join(import.meta.dirname, name));

/** React alone, because the canvas loads it without the rest. Exactly the files of a browser. */
const REACT =
  /\/node_modules\/(?:react\/(?:index|jsx-runtime|cjs\/react(?:-jsx-runtime)?\.production)|react-dom\/(?:index|client|cjs\/react-dom(?:-client)?\.production)|scheduler\/)/;

/** Routes and queries: they change with a new version of a library only, so they stay in a browser's cache. */
const LIBRARIES =
  /\/node_modules\/(?:@tanstack\/(?:history|query-core|react-query|react-router|react-store|router-core|store)|clsx|use-sync-external-store)\//;

/** All that the dashboard imports before any screen is asked for; the canvas is a page of its own, which begins with other things. */
const BASE = /\/apps\/web\/src\/(?!builder\/)|virtual:contract-routes|\/node_modules\/lucide-react\//;

/** What is on nearly every screen. */
const PARTS =
  /\/src\/(?:ui\/(?:button\/(?:button|icon-button|text-link)|feedback\/notice|popup\/tooltip)|features\/legal\/legal-links)\.tsx$|\/lucide-react\/dist\/esm\/icons\/check\./;

/** What forms are made of. */
const CONTROLS = /\/src\/ui\/field\/(?:checkbox|control-class|field-frame|form-problem|password-field|text-field)\.tsx?$/;

/** What the screens of whoever is logged in are made of, and what leads to them. */
const SCREENS =
  /\/src\/(?:ui\/(?:account-picture|moment|screen|feedback\/(?:list-skeleton|skeleton|status-badge))|platform\/(?:image-address|live\/live-topics|person\/plan-lack|site-address)|features\/billing\/plan-notice|(?:shell\/navigation|features\/\w+)\/nav-entries)\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(?:arrow-left|chevron-right|image|log-in|refresh-cw|star|undo-2)\./;

/** What the editor's screen shares with the list of pages. */
const PAGES =
  /\/src\/features\/(?:pages\/(?:editor\/builder-opening|list\/(?:blank-sheet-art|taken-address)|settings\/page-address)|templates\/queries)\.tsx?$|\/src\/(?:platform\/language\/fold-text|ui\/button\/use-copy)\.ts$|\/lucide-react\/dist\/esm\/icons\/(?:cloud-off|external-link|image-plus|link-2|rotate-ccw-clock|shapes|share-2|tag)\./;

/** What is chosen with on screens where nothing is filled in. */
const CHOICES = /\/src\/ui\/field\/(?:segmented-control|switch|text-area)\.tsx$/;

/** What visitors may answer, and what a page's records may hold: some screens need nothing else of a page. */
const ANSWERS = /\/packages\/document\/src\/answers\/(?:codes|limits|phones)\.ts$/;
const RECORDS = /\/packages\/document\/src\/records\.ts$/;

/**
 * What fetches what draws a page, in a window, and whose pictures and code stand in it: workers draw one too, and have
 * neither document nor anything of the dashboard.
 */
const FETCHING =
  /\/src\/builder\/(?:builder-context|drawn-later\/fetch-drawn-later|kind-parts\/fetch-kind-parts|kind-words\/fetch-kind-words|own-code\/own-code(?:-context)?)\.ts$|\/src\/features\/pages\/editor\/(?:code-approvals|image-library)\.ts$/;

/** What draws a page, with all that it needs. */
const PAGE =
  /\/packages\/(?:blocks\/src\/(?:registry\/(?:definitions|kinds|views)|views)|document\/src\/(?:catalog|document|fragment|changes\/diff|page-settings\/(?:host-name|limits|optimizer|waiting-blocks)|style\/style-layers)|renderer\/src\/(?:block-rules|page-css))\.ts$|\/src\/builder\/(?:editor\/use-(?:child-ids|editor)|canvas\/(?:frame\/(?:canvas-marks|frame-size)|page\/font-url))\.ts$|virtual:kept-(?:brand-marks|rare-views)$/;

/** What every popup is made of, with all that it needs. */
const POPUP =
  /\/@base-ui\/(?:utils\/(?:formatErrorMessage|inertValue|useScrollLock)|react\/(?:floating-ui-react\/(?:components\/Floating(?:FocusManager|RootStore)|hooks\/(?:useDismiss|useSyncedFloatingRootContext))|internals\/(?:composite\/composite|use-button\/useButton|useBaseUiId|useOpenChangeComplete|useUnmountAfterClose)|utils\/(?:InternalBackdrop|popups\/(?:popupStoreUtils|popupTriggerMap|store))))\.mjs$/;

/** What finds a place beside a button, and what lists in popups share. */
const FLOATING =
  /\/@base-ui\/(?:utils\/(?:useControlled|useEnhancedClickHandler)|react\/(?:floating-ui-react\/hooks\/(?:useClick|useListNavigation|useTypeahead)|internals\/(?:composite\/list\/(?:CompositeList|useCompositeListItem)|getDisabledMountTransitionStyles|useAnchorPositioning|useValueChanged)|toolbar\/root\/ToolbarRootContext|utils\/(?:getPseudoElementBounds|useAnchoredPopupScrollLock|useOpenInteractionType|usePositioner)))\.mjs$|\/src\/ui\/popup\/popup-class\.ts$/;

const MENU = /\/@base-ui\/react\/menu\/(?!checkbox|group|radio)|\/src\/ui\/popup\/menu\.tsx$/;
const DIALOG = /\/@base-ui\/react\/(?:alert-)?dialog\/|\/src\/ui\/popup\/(?:confirm-dialog|dialog|use-final-focus)\.tsx?$/;

/** What words are typed with. */
const TEXT = /\/node_modules\/(?:orderedmap|prosemirror-[a-z]+|w3c-keyname)\//;

/**
 * Names of files stand in the first script by the hundred, each with letters that no compression makes smaller. Seven
 * of thirty-six tell the versions of one file apart.
 */
const NAMED = {
  hashCharacters: "base36",
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
} as const;

/** What a few later parts share, each too little for a file of its own. */
const LITTLE =
  /\/src\/(?:features\/legal\/legal-paths|platform\/forms\/image-limits|ui\/(?:field\/search-field|feedback\/progress-bar))\.tsx?$|\/lucide-react\/dist\/esm\/icons\/(?:arrow-up|audio-lines|chevron-up|list-plus)\./;

/** What is there before anything is asked for later: nothing has to name it as what has to come along. */
const THERE = /^assets\/(?:base|libraries|react|rolldown-runtime)-/;

/** A drawing that so many screens show comes with all of them. */
const SHARED_BY = 3;

export default defineConfig(({ command }) => ({
  plugins: [
    brandMarksModule(command),
    contractRoutes(),
    editorParts(),
    iconSetModule(),
    kindPartsModule(command),
    kindWordsModule(command),
    laterWords(command),
    laterZod(command),
    leanIcons(),
    leanZod(),
    rareViewsModule(command),
    sharedWorkers(/\/src\/builder\//),
    react(),
    tailwindcss(),
    compressedCopies(),
    ...(isBench ? [] : [firstLoadBudget()]),
  ],
  // The shims are for versions of React without the hook.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: "use-sync-external-store" }] },
  // The server puts the nonce of each answer where this stands: on scripts, styles and what is loaded ahead.
  html: { cspNonce: "%NONCE%" },
  // Newer than the scripts' target: `light-dark()` must reach the browser as it is, so that schemes can nest.
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // Each of these browsers loads modules ahead by itself.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !THERE.test(file)) },
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    sourcemap: false,
    rolldownOptions: {
      input: pages,
      // A number or a word that other files import is often shorter than the import.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      // A slice's face offers more than its routes: what only lazy screens take from it must not come with the first load.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\//, sideEffects: false }] },
      // A few files instead of four dozen small ones, which cost more: each is compressed for itself.
      output: {
        ...NAMED,
        codeSplitting: {
          groups: [
            { name: "icon-set", test: /virtual:icon-set|\/icons\/icon-words\.data\.ts$/, priority: 20 },
            { name: "react", test: REACT, priority: 19 },
            { name: "libraries", test: LIBRARIES, priority: 18 },
            { name: "base", test: BASE, tags: ["$initial"], priority: 17 },
            { name: "parts", test: PARTS, priority: 16 },
            { name: "controls", test: CONTROLS, priority: 15 },
            { name: "screens", test: SCREENS, priority: 14 },
            { name: "pages", test: PAGES, priority: 13 },
            { name: "choices", test: CHOICES, priority: 13 },
            { name: "answers", test: ANSWERS, priority: 13 },
            { name: "starting", test: /\/packages\/document\/src\/tokens\/starting-tokens\.ts$/, priority: 13 },
            { name: "records", test: RECORDS, priority: 13 },
            { name: "page", test: PAGE, priority: 12 },
            { name: "fetching", test: FETCHING, priority: 11 },
            { name: "popup", test: POPUP, priority: 10 },
            { name: "floating", test: FLOATING, priority: 9 },
            { name: "menu", test: MENU, priority: 8 },
            { name: "dialog", test: DIALOG, priority: 7 },
            { name: "text", test: TEXT, priority: 6 },
            { name: "signs", test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: SHARED_BY, priority: 5 },
            { name: "little", test: LITTLE, priority: 4 },
          ],
        },
      },
    },
  },
}));
