/** An event of a stream. */
export interface StreamEvent {
  readonly name: string;
  readonly id: string;
  readonly data: string;
}

/** Reads an event stream as its text comes, and calls back with each event; what is no event only shows that it is open. */
export function eventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = new Map(block.split("\n").map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
      const name = fields.get("event");
      if (name) onEvent({ name, id: fields.get("id") ?? "", data: fields.get("data") ?? "" });
    }
  };
}
