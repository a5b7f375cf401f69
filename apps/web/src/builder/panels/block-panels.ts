/** What the inspector shows of a block, and of a page's look: one file for the browser, fetched when it is first needed. */
export { AdvancedPanel } from "./advanced-panel.tsx";
export { ContentPanel } from "./content-panel.tsx";
export { LogicPanel } from "./logic/logic-panel.tsx";
export { PageLook } from "./page-look.tsx";
export { StylePanel } from "./style/style-panel.tsx";
