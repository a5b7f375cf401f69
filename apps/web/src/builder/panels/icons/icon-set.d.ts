/** The shapes of every drawing of the bundled set, by its name at lucide, put together at build. */
declare module "virtual:icon-set" {
  const ICON_SET: Readonly<Record<string, import("@vitrine/blocks").Drawing["shapes"]>>;

  export { ICON_SET };
}
