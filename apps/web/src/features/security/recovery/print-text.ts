/** Prints a text and nothing of the screen around it. */
export function printText(text: string): void {
  const frame = document.createElement("iframe");
  // Out of sight, but laid out: Firefox prints nothing of a frame that is not.
  frame.className = "sr-only";
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return;
  const sheet = contentDocument.createElement("pre");
  sheet.textContent = text;
  sheet.style.font = "14pt/1.6 ui-monospace, monospace";
  sheet.style.whiteSpace = "pre-wrap";
  contentDocument.body.append(sheet);
  contentWindow.addEventListener("afterprint", () => frame.remove());
  contentWindow.print();
}
