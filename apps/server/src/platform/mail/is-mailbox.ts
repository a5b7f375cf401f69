/** Whether a text is one e-mail address and nothing else: no name, no list, no line break that could become a header. */
export function isMailbox(text: string): boolean {
  return text.length <= 320 && /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u.test(text);
}
