/** Recovery codes as a sheet to keep: what they are, whose, and one a line. */
export function recoverySheet({ title, text }: { readonly title: string; readonly text: string }, codes: readonly string[]): string {
  // Windows' own editor still wants both.
  return [title, "", text, "", ...codes, ""].join("\r\n");
}

/** Has the browser save a text as a file; it goes nowhere else. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
