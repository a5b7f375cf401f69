/** The queue of commands that Crisp's script reads, where an operator has put the support chat on the page. */
interface SupportChat {
  push(command: readonly unknown[]): unknown;
}

/** The support chat on this page; undefined where there is none. */
export function supportChat(): SupportChat | undefined {
  return (window as { $crisp?: SupportChat }).$crisp;
}

/** The support chat no longer knows who is here; the next person does not read what the last one wrote. */
export function forgetSupportChat(): void {
  const chat = supportChat();
  chat?.push(["set", "user:email", [null]]);
  chat?.push(["do", "session:reset"]);
}
