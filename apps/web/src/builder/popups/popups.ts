/** What opens beside a button: one file for the browser, fetched at the first sign of somebody. */
export { MenuAt } from "../../ui/popup/menu.tsx";
export { PopoverAt } from "../../ui/popup/popover.tsx";
