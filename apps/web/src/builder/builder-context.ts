import { createContext, useContext } from "react";
import type { BuilderProps } from "./builder-props.ts";

/** What the builder was given: the page's surroundings, for panels and header. */
export const BuilderContext = createContext<BuilderProps | null>(null);

export function useBuilder(): BuilderProps {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("useBuilder is for components inside the builder");
  return builder;
}
