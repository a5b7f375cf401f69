/**
 * Has the browser download an address of ours by itself, to a file: nothing of it passes through this page's memory
 * however large it is, and leaving the page does not stop it. What the server refuses shows among the browser's
 * downloads, as no script learns of it.
 */
export function startDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
