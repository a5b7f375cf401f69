import { Worker } from "node:worker_threads";
import type { KeptDocument } from "@vitrine/document";
import { visitorScripts } from "../../../platform/build/visitor-scripts.ts";
import { boundedQueue } from "../../../platform/limits/bounded-queue.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { receivedArtefact } from "../artefacts/artefact.ts";
import type { PagePictures } from "../page-pictures.ts";
import { type CompiledPage, type CompileInput, type CompileProblem, openPage, type PageWishes } from "./compile-page.ts";
import type { CompileJob, FromCompiler } from "./compile-worker.ts";
import { MOST_FORM_BYTES, MOST_PAGE_BYTES, MOST_PARTS } from "./page-budget.ts";

/** Finds the pictures of a page and makes their files; throws where a page that says this of itself is not to be made. */
export type FindPictures = (wishes: PageWishes) => Promise<PagePictures>;

/** A page with all its files; `imageIds` are pictures of the account's own. */
export interface ReadyPage extends CompiledPage {
  readonly imageIds: readonly string[];
}

export interface PageCompiler {
  /** @throws Refusal when nothing is on the page, or more than may be. */
  compile(input: CompileInput, findPictures: FindPictures): Promise<ReadyPage>;
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
  const inTurn = boundedQueue({ key: 1 }).run;
  return {
    async compile(input, findPictures) {
      if (lengthOf(input.document) > MOST_BESIDE_VISITORS) {
        const job: CompileJob = { visitorFolder: visitorFolder.href, input };
        return inTurn("large", () => compileApart(compileWorker, job, findPictures)).then(orRefuse);
      }
      const page = openPage(scripts, input);
      if ("problem" in page) return orRefuse(page);
      const pictures = await findPictures(page.wishes);
      return orRefuse(await withPictures(await page.compile(pictures.places), pictures));
    },
  };
}

function lengthOf({ written, changes }: KeptDocument): number {
  return changes.reduce((sum, { length }) => sum + length, written.length);
}

async function withPictures(compiled: CompiledPage | CompileProblem, pictures: PagePictures): Promise<ReadyPage | CompileProblem> {
  if ("problem" in compiled) return compiled;
  await pictures.areServable;
  const files = [...compiled.files, ...pictures.filesOf(compiled.shownImageIds)];
  return { ...compiled, files, imageIds: pictures.imageIds };
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

function compileApart(file: URL, job: CompileJob, findPictures: FindPictures): Promise<ReadyPage | CompileProblem> {
  const worker = new Worker(file, { workerData: job, resourceLimits: WORKER_MEMORY });
  const compiled = new Promise<ReadyPage | CompileProblem>((resolve, reject) => {
    let pictures: PagePictures;
    const tellPlaces = async (wishes: PageWishes): Promise<void> => {
      pictures = await findPictures(wishes);
      worker.postMessage(pictures.places);
    };
    worker.on("message", (message: FromCompiler) => {
      if ("problem" in message) resolve(message);
      else if ("wishes" in message) tellPlaces(message.wishes).catch(reject);
      else resolve(withPictures({ ...message.page, files: message.page.files.map(receivedArtefact) }, pictures));
    });
    worker.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ problem: "tooHeavy", bytes: MOST_PAGE_BYTES + 1 });
      else reject(error);
    });
    worker.on("exit", () => reject(new Error("the page's compiler ended without a page")));
  });
  return compiled.finally(() => worker.terminate());
}
