/**
 * How long to wait after so many failures, in milliseconds: twice as long each time, between half and all of it by chance,
 * so that what failed together is not tried together.
 * @param chance from 0 to 1.
 */
export function backOff(
  failures: number,
  { firstMs, mostMs }: { readonly firstMs: number; readonly mostMs: number },
  chance: number,
): number {
  const whole = Math.min(mostMs, firstMs * 2 ** Math.min(failures - 1, 40));
  return Math.ceil(whole * (0.5 + chance / 2));
}
