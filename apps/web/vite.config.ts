import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { minifyContractRouter } from "@orpc/contract";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { contract } from "@vitrine/contract";
import { defineConfig, type Plugin } from "vite";

const CONTRACT_ROUTES = "virtual:contract-routes";

/** A router of the contract, or one call of it, as it is made small for the browser. */
interface SmallRouter {
  readonly [name: string]: SmallRouter;
}

/** What of a call's description its client reads: the rest is for readers of the API, and for the server. */
interface SmallRoute {
  readonly method?: string;
  readonly path?: string;
  readonly inputStructure?: string;
  readonly outputStructure?: string;
}

/** The source of a router with nothing in it but what a client reads; `call` makes one of its calls. */
function routerSource(router: SmallRouter): string {
  const description = router["~orpc"] as { readonly route: SmallRoute } | undefined;
  if (description) {
    const { method, path, inputStructure, outputStructure } = description.route;
    const more = JSON.stringify({ inputStructure, outputStructure });
    return `call(${JSON.stringify(method)},${JSON.stringify(path)}${more === "{}" ? "" : `,${more}`})`;
  }
  return `{${Object.entries(router).map(([name, inner]) => `${JSON.stringify(name)}:${routerSource(inner)}`)}}`;
}

/** Method and path of every call as plain data: neither the contract's schemas nor zod reach the first load. */
function contractRoutes(): Plugin {
  const source = `const call=(method,path,more)=>({"~orpc":{errorMap:{},meta:{},route:{method,path,...more}}});
export const routes=${routerSource(minifyContractRouter(contract) as unknown as SmallRouter)};`;
  return {
    name: "vitrine-contract-routes",
    resolveId: (id) => (id === CONTRACT_ROUTES ? `\0${CONTRACT_ROUTES}` : null),
    load: (id) => (id === `\0${CONTRACT_ROUTES}` ? source : null),
  };
}

/** Bytes below which a compressed copy is not worth a file. */
const WORTH_COMPRESSING = 1_024;

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

/** The bench's page is built for measuring only: it drives the builder from outside. */
const pages = ["index.html", "canvas.html", ...(process.env.VITE_BENCH ? ["bench.html"] : [])].map((name) =>
  join(import.meta.dirname, name),
);

/** What almost every screen is made of. */
const CONTROLS =
  /\/src\/ui\/(?:button|button-class|checkbox|control-class|field-frame|form-problem|notice|password-field|segmented-control|spinner|text-field|text-link|tone)\.tsx?$/;

export default defineConfig({
  plugins: [contractRoutes(), react(), tailwindcss(), compressedCopies()],
  // The server puts the nonce of each answer where this stands: on scripts, styles and what is loaded ahead.
  html: { cspNonce: "%NONCE%" },
  // Newer than the scripts' target: `light-dark()` must reach the browser as it is, so that schemes can nest.
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    sourcemap: false,
    rolldownOptions: {
      input: pages,
      // A slice's face offers more than its routes: what only lazy screens take from it must not come with the first load.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\//, sideEffects: false }] },
      // A few files instead of two dozen small ones, which cost more: each is compressed for itself.
      output: {
        codeSplitting: {
          groups: [{ name: "controls", test: CONTROLS }],
        },
      },
    },
  },
});
