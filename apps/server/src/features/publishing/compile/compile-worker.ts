import { parentPort, workerData } from "node:worker_threads";
import { visitorScripts } from "../../../platform/visitor-scripts.ts";
import { type Artefact, gzipCopy } from "../artefact.ts";
import {
  type CompiledPage,
  type CompileInput,
  type CompileProblem,
  openPage,
  type PicturePlaces,
  type PictureWishes,
} from "./compile-page.ts";

/**
 * Makes one page and ends: a large one would hold the thread that visitors share, and leave its memory behind.
 * It first tells which pictures the page names, then waits to hear where they are.
 */
export interface CompileJob {
  readonly visitorFolder: string;
  readonly input: CompileInput;
}

/** A file with the compressed copy that was made to weigh it. */
export type SentArtefact = Omit<Artefact, "bytes"> & { readonly bytes: Uint8Array; readonly gzip: Uint8Array | null };
export type SentPage = Omit<CompiledPage, "files"> & { readonly files: readonly SentArtefact[] };
export type FromCompiler = CompileProblem | { readonly wishes: PictureWishes } | { readonly page: SentPage };

async function sendable({ bytes, ...file }: Artefact): Promise<SentArtefact> {
  return { ...file, bytes, gzip: file.isText ? await gzipCopy(bytes) : null };
}

const port = parentPort;
if (port) {
  const tell = (message: FromCompiler): void => port.postMessage(message);
  const { visitorFolder, input } = workerData as CompileJob;
  const page = openPage(visitorScripts(new URL(visitorFolder)), input);
  if ("problem" in page) tell(page);
  else {
    port.once("message", async (places: PicturePlaces) => {
      const compiled = await page.compile(places);
      if ("problem" in compiled) tell(compiled);
      else tell({ page: { ...compiled, files: await Promise.all(compiled.files.map(sendable)) } });
      port.close();
    });
    tell({ wishes: page.wishes });
  }
}
