/** Nothing came back: no connection, a server that is away, or an answer that broke off. Another try may get one. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super("nothing answered", { cause });
  }
}

/** A part of the dashboard's own code or words did not come: without a connection, or because a new version replaced it. */
export class CodeMissing extends NoAnswer {}
