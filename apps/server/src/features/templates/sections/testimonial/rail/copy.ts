/** What stands where customers will speak, side by side. */
export interface RailCopy {
  readonly title: string;
  readonly label: string;
  readonly voices: readonly { readonly result: string; readonly quote: string; readonly name: string }[];
}
