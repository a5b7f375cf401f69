import { visitorScripts } from "../../../platform/build/visitor-scripts.ts";
import { boundedQueue } from "../../../platform/limits/bounded-queue.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { ThreadEnded } from "../../../platform/threads/run-in-thread.ts";
import type { PageImages } from "../images/page-images.ts";
import type { KeptWithSections } from "../page-sections.ts";
import { type CompiledPage, type CompileInput, type CompileProblem, type FoundForPage, openPage, type PageNeeds } from "./compile-page.ts";
import { type CompileThread, compileThread } from "./compile-thread.ts";
import { keptThread, useOnce } from "./kept-thread.ts";
import { MOST_FORM_BYTES, MOST_PAGE_BYTES, MOST_PARTS } from "./page-budget.ts";

/** What a page has to have around it. */
export interface PageSurroundings extends PageImages {
  readonly found: FoundForPage;
}

/** Finds the images of a page and makes their files, and what of its code is on; throws where a page that says this of itself is not to be made. */
export type FindForPage = (needs: PageNeeds) => Promise<PageSurroundings>;

/** A page with all its files; `imageIds` are images of the account's own. */
export interface ReadyPage extends CompiledPage {
  readonly imageIds: readonly string[];
}

export interface PageCompiler {
  /** @throws Refusal when nothing is on the page, or more than may be. */
  compile(input: CompileInput, findForPage: FindForPage): Promise<ReadyPage>;
  /** Ends what waits for further pages; what is being made then fails. */
  stop(): void;
}

export interface CompilerFiles {
  readonly visitorFolder: URL;
  readonly compileWorker: URL;
}

/** A document of more characters than this is compiled beside the thread that everybody's requests share. */
const MOST_BESIDE_REQUESTS = 100_000;
/** One of more than this has a thread to itself that ends with it: it would leave its memory behind. */
const MOST_TOGETHER = 1_000_000;
/** Pages that the thread of the others makes at a time, and the milliseconds it is kept for the next: to begin one takes longer than most pages. */
const TOGETHER = 4;
const KEPT_MS = 30_000;

/**
 * Small pages at once, where they are; the others in a thread that is there for as long as they come, and the largest
 * one at a time, each in a thread of its own.
 */
export function pageCompiler({ visitorFolder, compileWorker }: CompilerFiles): PageCompiler {
  const scripts = visitorScripts(visitorFolder);
  const together = boundedQueue({ key: TOGETHER }).run;
  const alone = boundedQueue({ key: 1 }).run;
  const begin = () => compileThread(compileWorker, { visitorFolder: visitorFolder.href });
  const kept = keptThread(begin, KEPT_MS);
  return {
    async compile(input, findForPage) {
      const length = lengthOf(input.document);
      if (length <= MOST_BESIDE_REQUESTS) {
        const page = openPage(scripts, input);
        if ("problem" in page) return orRefuse(page);
        const images = await findForPage(page.needs);
        return orRefuse(await withImages(await page.compile(images.found), images));
      }
      let images: PageSurroundings | undefined;
      const find = async (needs: PageNeeds): Promise<FoundForPage> => {
        images = await findForPage(needs);
        return images.found;
      };
      const make = (thread: CompileThread) => thread.compile(input, find);
      const makeAlone = () => alone("large", () => useOnce(begin(), make)).catch(tooHeavy);
      const compiled =
        length <= MOST_TOGETHER
          ? // What others needed meanwhile is not held against a page.
            await together("pages", () => kept.use(make)).catch((error) => ifOutOfMemory(error, makeAlone))
          : await makeAlone();
      if ("problem" in compiled) return orRefuse(compiled);
      if (!images) throw new Error(`the page ${input.pageId} was compiled without what surrounds it`);
      return orRefuse(await withImages(compiled, images));
    },
    stop: () => kept.end(),
  };
}

function ifOutOfMemory<Result>(error: unknown, work: () => Result): Result {
  if (error instanceof ThreadEnded && error.why === "memory") return work();
  throw error;
}

function tooHeavy(error: unknown): CompileProblem {
  return ifOutOfMemory(error, () => ({ problem: "tooHeavy", bytes: MOST_PAGE_BYTES + 1 }));
}

function lengthOf({ written, changes, sections }: KeptWithSections): number {
  const brought = [...sections.values()].map((section) => section.written);
  return [...changes, ...brought].reduce((sum, { length }) => sum + length, written.length);
}

async function withImages(compiled: CompiledPage | CompileProblem, images: PageImages): Promise<ReadyPage | CompileProblem> {
  if ("problem" in compiled) return compiled;
  await images.areServable;
  const files = [...compiled.files, ...images.filesOf(compiled.shownImageIds)];
  return { ...compiled, files, imageIds: images.imageIds };
}

function orRefuse(compiled: ReadyPage | CompileProblem): ReadyPage {
  if (!("problem" in compiled)) return compiled;
  if (compiled.problem === "tooLarge") throw new Refusal("TOO_LARGE");
  if (compiled.problem === "empty") throw new Refusal("EMPTY_PAGE");
  if (compiled.problem === "formsTooLarge") {
    throw new Refusal("FORMS_TOO_LARGE", { values: { size: Math.ceil(compiled.bytes / 1_000), limit: MOST_FORM_BYTES / 1_000 } });
  }
  if (compiled.problem === "tooDetailed") {
    throw new Refusal("PAGE_TOO_DETAILED", { values: { count: compiled.count, limit: MOST_PARTS } });
  }
  const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
  throw new Refusal("PAGE_TOO_HEAVY", { values: { size: megabytes(compiled.bytes), limit: megabytes(MOST_PAGE_BYTES) } });
}
