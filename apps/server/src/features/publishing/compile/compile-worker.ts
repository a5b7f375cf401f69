import { parentPort, workerData } from "node:worker_threads";
import { visitorScripts } from "../../../platform/build/visitor-scripts.ts";
import { type Artefact, gzipCopy } from "../artefacts/artefact.ts";
import { type CompiledPage, type CompileInput, type CompileProblem, type FoundForPage, openPage, type PageNeeds } from "./compile-page.ts";

/**
 * Makes pages in a thread of its own, where one of them holds nobody up. Of each it first tells which images it names,
 * then waits to hear where they are; others are made meanwhile.
 */
export interface CompileJob {
  readonly visitorFolder: string;
}

/** What is said of a page under a number of its own. */
export type ToCompiler = { readonly page: number } & (
  | { readonly input: CompileInput }
  | { readonly found: FoundForPage }
  /** Nothing is to come of it. */
  | { readonly isOver: true }
);

/** A file with the compressed copy that was made to weigh it. */
export type SentArtefact = Omit<Artefact, "bytes"> & { readonly bytes: Uint8Array; readonly gzip: Uint8Array | null };

export type SentPage = Omit<CompiledPage, "files"> & { readonly files: readonly SentArtefact[] };

export type FromCompiler = { readonly page: number } & (
  | CompileProblem
  | { readonly needs: PageNeeds }
  | { readonly made: SentPage }
  /** A fault, of ours or of what is stored. */
  | { readonly error: Error }
);

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
  const scripts = visitorScripts(new URL((workerData as CompileJob).visitorFolder));
  const open = new Map<number, { compile(found: FoundForPage): Promise<CompiledPage | CompileProblem> }>();
  const begin = (page: number, input: CompileInput): void => {
    const opened = openPage(scripts, input);
    if ("problem" in opened) tell({ page, ...opened });
    else {
      open.set(page, opened);
      tell({ page, needs: opened.needs });
    }
  };
  const finish = async (page: number, found: FoundForPage): Promise<void> => {
    const opened = open.get(page);
    open.delete(page);
    if (!opened) return;
    const compiled = await opened.compile(found);
    if ("problem" in compiled) tell({ page, ...compiled });
    else {
      const files = await Promise.all(compiled.files.map(sendable));
      tell({ page, made: { ...compiled, files } }, handedOver(files));
    }
  };
  port.on("message", async (message: ToCompiler) => {
    try {
      if ("input" in message) begin(message.page, message.input);
      else if ("found" in message) await finish(message.page, message.found);
      else open.delete(message.page);
    } catch (error) {
      tell({ page: message.page, error: error instanceof Error ? error : new Error(String(error)) });
    }
  });
}
