/** Whether a published page may play it: such pages load media over https alone. */
export function isPlayable(url: string): boolean {
  return /^https:\/\//i.test(url);
}
