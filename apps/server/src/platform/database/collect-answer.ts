/** Small messages of an answer are gathered up to this many bytes; longer ones go on by themselves. */
const PIECE_BYTES = 64 * 1024;

export interface AnswerCollector {
  /** Takes bytes that are only good until it returns: they lie in the session's own memory. */
  take(bytes: Uint8Array): void;
  /** The answer is whole. */
  end(): void;
}

/** Gathers what a session says to one exchange and hands it on in pieces; the last one may be empty. */
export function collectAnswer(handOn: (piece: Uint8Array<ArrayBuffer>, isLast: boolean) => void): AnswerCollector {
  let gathered: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const handOnGathered = (isLast: boolean): void => {
    const [first] = gathered;
    const piece = gathered.length === 1 && first ? first : new Uint8Array(length);
    if (piece !== first) {
      let offset = 0;
      for (const part of gathered) {
        piece.set(part, offset);
        offset += part.length;
      }
    }
    gathered = [];
    length = 0;
    handOn(piece, isLast);
  };
  return {
    take(bytes) {
      gathered.push(new Uint8Array(bytes));
      length += bytes.length;
      if (length >= PIECE_BYTES) handOnGathered(false);
    },
    end: () => handOnGathered(true),
  };
}
