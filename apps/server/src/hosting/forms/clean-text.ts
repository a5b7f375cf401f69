const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}/gu;

/** Control characters and halves of characters say nothing in an answer, and a database refuses some of them. */
export function cleanText(value: string, isLong = false): string {
  const text = CONTROL.test(value)
    ? value.replace(CONTROLS, (control) => (isLong && (control === "\n" || control === "\t") ? control : ""))
    : value;
  return text.trim().toWellFormed();
}
