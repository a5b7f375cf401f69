/** What the staggered list of benefits says. */
export interface StaggerCopy {
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}
