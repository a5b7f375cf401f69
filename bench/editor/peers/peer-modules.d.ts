// The peers are installed only when they are measured; this is what of them is used.
declare module "@puckeditor/core" {
  import type { ReactNode } from "react";

  interface Selector {
    readonly index: number;
    readonly zone: string;
  }
  interface Puck {
    dispatch(action: { readonly type: string; readonly [detail: string]: unknown }): void;
    getSelectorForId(id: string): Selector | undefined;
    getItemById(id: string): { readonly type: string; readonly props: object } | undefined;
    readonly selectedItem: { readonly props: { readonly id: string } } | null;
    readonly history: { back(): void };
  }
  export function useGetPuck(): () => Puck;
  export function Puck(props: { readonly [name: string]: unknown }): ReactNode;
}
declare module "@puckeditor/core/puck.css";
declare module "grapesjs" {
  export interface Component {
    getId(): string;
    index(): number;
    parent(): Component | undefined;
    clone(): Component;
    append(component: Component, options: { readonly at: number }): void;
    components(content: string): void;
    remove(): void;
  }
  export interface Editor {
    readonly Canvas: { getDocument(): Document; getFrameEl(): HTMLIFrameElement };
    readonly UndoManager: { undo(): void };
    select(component: Component): void;
    getSelected(): Component | undefined;
    getWrapper(): { find(query: string): Component[] };
    on(event: string, listener: () => void): void;
    destroy(): void;
  }
  const grapesjs: { init(options: object): Editor };
  export default grapesjs;
}
declare module "grapesjs/dist/css/grapes.min.css";
