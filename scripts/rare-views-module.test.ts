import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BLOCK_KINDS } from "@vitrine/blocks";
import { describe, expect, it } from "vitest";
import { EARLY_KINDS, RARE_VIEWS, rareViewsModule, withoutRareViews } from "../apps/web/rare-views-module.ts";

const plugin = rareViewsModule("build");
const REGISTRY = join(import.meta.dirname, "../packages/blocks/src/registry/views.ts");
const rare = BLOCK_KINDS.filter((kind) => !EARLY_KINDS.has(kind));

async function source(id: string): Promise<string> {
  return String(await plugin.load(id));
}

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

describe("the views of rare kinds", () => {
  it("are those of every kind that is not said to come first", async () => {
    expect(rare.length).toBeGreaterThan(10);
    expect(rare.length + EARLY_KINDS.size).toBe(BLOCK_KINDS.length);
    const all = await source("\0virtual:all-rare-views");
    const offered = [...all.matchAll(/"([\w-]+)":(\w+)/g)].map(([, kind]) => kind);
    expect(offered).toEqual([...rare].sort());
    for (const [, name = "", file = ""] of all.matchAll(/import \{(\w+)\} from "(.*)";/g)) {
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, "utf8")).toContain(`export const ${name}:`);
    }
    const { isRare } = await import(
      /* @vite-ignore */ asModule((await source(`\0${RARE_VIEWS}`)).replace(/^import .*$/m, "const keptRareViews=()=>null;"))
    );
    expect(BLOCK_KINDS.filter(isRare)).toEqual(rare);
  });

  it("are not asked for by the list of views, which still has one for every kind", () => {
    const registry = readFileSync(REGISTRY, "utf8");
    const divided = withoutRareViews(registry);
    const imported = [...divided.matchAll(/from "\.\.\/([\w-]+)\/view\.tsx"/g)].map(([, kind]) => kind);
    expect(imported).toEqual([...EARLY_KINDS].sort());
    const standing = [...divided.matchAll(/^const (\w+) = rareView\("([\w-]+)"\);$/gm)];
    expect(standing.map(([, , kind]) => kind)).toEqual([...rare].sort());
    const listed = divided.slice(divided.indexOf("BLOCK_VIEWS"));
    for (const [, name = ""] of standing) expect(listed).toContain(name);
    expect(listed).toBe(registry.slice(registry.indexOf("BLOCK_VIEWS")));
  });

  it("draw an empty place until they are there, then what they draw, in another window too", async () => {
    const code = (await source("\0virtual:kept-rare-views")).replace(
      /^import .*$/m,
      "const jsx=(type,{key,...props})=>({type,props,...(key?{key}:{})});",
    );
    const kept = await import(/* @vite-ignore */ asModule(code));
    const canvas = await import(/* @vite-ignore */ asModule(`${code}//`));
    const root = { className: "v-chart b1", "data-block": "b1" };
    const draw = canvas.rareView("chart");
    canvas.readRareViewsOf(kept.keptRareViews);
    expect(draw({ root })).toEqual({ type: "div", props: root });
    kept.keepRareViews({ chart: ({ root: { className } }: { root: { className: string } }) => ({ type: "figure", props: { className } }) });
    expect(draw({ root })).toEqual({ type: "figure", props: { className: "v-chart b1" } });
    expect(canvas.rareView("map")({ root })).toEqual({ type: "div", props: root });
  });
});
