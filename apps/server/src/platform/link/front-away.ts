/** The front does not answer: it is being started anew, or stands still. */
export class FrontAway extends Error {
  constructor(cause?: unknown) {
    super("the front does not answer", { cause });
  }
}
