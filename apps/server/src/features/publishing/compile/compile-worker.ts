import { parentPort, workerData } from "node:worker_threads";
import { visitorScripts } from "../../../platform/build/visitor-scripts.ts";
import { type Artefact, gzipCopy } from "../artefacts/artefact.ts";
import { type CompiledPage, type CompileInput, type CompileProblem, type FoundForPage, openPage, type PageNeeds } from "./compile-page.ts";

/**
 * Makes one page and ends: a large one would hold the thread that visitors share, and leave its memory behind.
 * It first tells which images the page names, then waits to hear where they are.
 */
export interface CompileJob {
  readonly visitorFolder: string;
  readonly input: CompileInput;
}

/** A file with the compressed copy that was made to weigh it. */
export type SentArtefact = Omit<Artefact, "bytes"> & { readonly bytes: Uint8Array; readonly gzip: Uint8Array | null };
export type SentPage = Omit<CompiledPage, "files"> & { readonly files: readonly SentArtefact[] };
export type FromCompiler = CompileProblem | { readonly needs: PageNeeds } | { readonly page: SentPage };

/** What is handed over instead of copied: buffers that nothing else is in. */
function handedOver(files: readonly SentArtefact[]): ArrayBuffer[] {
  const all = files.flatMap(({ bytes, gzip }) => (gzip ? [bytes, gzip] : [bytes]));
  const own = all.filter(({ byteLength, buffer }) => buffer instanceof ArrayBuffer && byteLength === buffer.byteLength);
  return [...new Set(own.map(({ buffer }) => buffer as ArrayBuffer))];
}

async function sendable({ bytes, ...file }: Artefact): Promise<SentArtefact> {
  return { ...file, bytes, gzip: file.isText ? await gzipCopy(bytes) : null };
}

const port = parentPort;
if (port) {
  const tell = (message: FromCompiler, handed: ArrayBuffer[] = []): void => port.postMessage(message, handed);
  const { visitorFolder, input } = workerData as CompileJob;
  const page = openPage(visitorScripts(new URL(visitorFolder)), input);
  if ("problem" in page) tell(page);
  else {
    port.once("message", async (found: FoundForPage) => {
      const compiled = await page.compile(found);
      if ("problem" in compiled) tell(compiled);
      else {
        const files = await Promise.all(compiled.files.map(sendable));
        tell({ page: { ...compiled, files } }, handedOver(files));
      }
      port.close();
    });
    tell({ needs: page.needs });
  }
}
