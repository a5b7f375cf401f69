/** The menus of the selected blocks: one file for the browser, fetched once the page is there. */
export { BlockMenu } from "./block-menu.tsx";
export { CanvasContextMenu } from "./canvas-context-menu.tsx";
