/**
 * What is chosen from where choosing began to another place of a list, both included. The beginning comes first and the
 * place last, as they count: the next range begins at the same one. Where the beginning is not in the list, the place alone.
 */
export function rangeOf(list: readonly string[], beginning: string | undefined, to: string): string[] {
  const from = beginning === undefined ? -1 : list.indexOf(beginning);
  const end = list.indexOf(to);
  if (from < 0 || end < 0) return [to];
  return end >= from ? list.slice(from, end + 1) : list.slice(end, from + 1).reverse();
}
