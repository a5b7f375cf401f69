/**
 * Waits for both, whatever becomes of either: nothing of theirs is still being written when the next one begins.
 * @throws what one of them failed with
 */
export async function bothOver<First, Second>(first: Promise<First>, second: Promise<Second>): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}
