import { Worker } from "node:worker_threads";
import type { KeptDocument } from "@vitrine/document";
import { visitorScripts } from "../../../platform/build/visitor-scripts.ts";
import { boundedQueue } from "../../../platform/limits/bounded-queue.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { receivedArtefact } from "../artefacts/artefact.ts";
import type { PageImages } from "../page-images.ts";
import { type CompiledPage, type CompileInput, type CompileProblem, type FoundForPage, openPage, type PageNeeds } from "./compile-page.ts";
import type { CompileJob, FromCompiler } from "./compile-worker.ts";
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
}

export interface CompilerFiles {
  readonly visitorFolder: URL;
  readonly compileWorker: URL;
}

/** A document of more characters than this is compiled beside the thread that visitors share. */
const MOST_BESIDE_VISITORS = 1_000_000;
/** What the worker may keep, in megabytes; a page that needs more is one that no visitor could load. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** Small pages at once, where they are; large ones one at a time, each in a thread that ends with it. */
export function pageCompiler({ visitorFolder, compileWorker }: CompilerFiles): PageCompiler {
  const scripts = visitorScripts(visitorFolder);
  const runExclusively = boundedQueue({ key: 1 }).run;
  return {
    async compile(input, findForPage) {
      if (lengthOf(input.document) > MOST_BESIDE_VISITORS) {
        const job: CompileJob = { visitorFolder: visitorFolder.href, input };
        return runExclusively("large", () => compileApart(compileWorker, job, findForPage)).then(orRefuse);
      }
      const page = openPage(scripts, input);
      if ("problem" in page) return orRefuse(page);
      const images = await findForPage(page.needs);
      return orRefuse(await withImages(await page.compile(images.found), images));
    },
  };
}

function lengthOf({ written, changes }: KeptDocument): number {
  return changes.reduce((sum, { length }) => sum + length, written.length);
}

async function withImages(compiled: CompiledPage | CompileProblem, images: PageImages): Promise<ReadyPage | CompileProblem> {
  if ("problem" in compiled) return compiled;
  await images.areServable;
  const files = [...compiled.files, ...images.filesOf(compiled.shownImageIds)];
  return { ...compiled, files, imageIds: images.imageIds };
}

function orRefuse(compiled: ReadyPage | CompileProblem): ReadyPage {
  if (!("problem" in compiled)) return compiled;
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

function compileApart(file: URL, job: CompileJob, findForPage: FindForPage): Promise<ReadyPage | CompileProblem> {
  const worker = new Worker(file, { workerData: job, resourceLimits: WORKER_MEMORY });
  const compiled = new Promise<ReadyPage | CompileProblem>((resolve, reject) => {
    let images: PageSurroundings;
    const tellFound = async (needs: PageNeeds): Promise<void> => {
      images = await findForPage(needs);
      worker.postMessage(images.found);
    };
    worker.on("message", (message: FromCompiler) => {
      if ("problem" in message) resolve(message);
      else if ("needs" in message) tellFound(message.needs).catch(reject);
      else resolve(withImages({ ...message.page, files: message.page.files.map(receivedArtefact) }, images));
    });
    worker.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ problem: "tooHeavy", bytes: MOST_PAGE_BYTES + 1 });
      else reject(error);
    });
    worker.on("exit", () => reject(new Error("the page's compiler ended without a page")));
  });
  return compiled.finally(() => worker.terminate());
}
