/** Whether a published page may play it: such pages load media over https alone, and from the machine itself. */
export function isPlayable(url: string): boolean {
  return /^(?:https:\/\/|http:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d+)?\/)/i.test(url);
}
