/** One event as it stands in an event stream. @param id what a browser names when it comes back. */
export function eventText(name: string, data: unknown, id: string): string {
  // JSON has no line breaks of its own: an event is its three lines and nothing else.
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
