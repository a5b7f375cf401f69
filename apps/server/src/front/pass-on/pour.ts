import type { IncomingMessage, OutgoingMessage } from "node:http";

/**
 * Writes what comes to where it goes, each piece as it comes and no faster than it is taken. The end is for the caller
 * to see.
 * @returns stops it; what comes then is for nobody.
 */
export function pour(from: IncomingMessage, to: OutgoingMessage): () => void {
  const goOn = (): void => void from.resume();
  const write = (chunk: Buffer): void => {
    if (to.write(chunk)) return;
    from.pause();
    to.once("drain", goOn);
  };
  from.on("data", write);
  return () => {
    from.removeListener("data", write);
    to.removeListener("drain", goOn);
  };
}
