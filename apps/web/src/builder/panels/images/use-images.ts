import { createContext, useContext } from "react";
import { BuilderContext } from "../../builder-context.ts";
import type { ImageLibrary } from "../../builder-props.ts";

/** The pictures to choose from where there is no editor around. */
export const ImagesContext = createContext<ImageLibrary | null>(null);

/** The pictures to choose from. */
export function useImages(): ImageLibrary {
  const own = useContext(ImagesContext);
  const images = useContext(BuilderContext)?.images ?? own;
  if (!images) throw new Error("useImages is for components that know whose images they show");
  return images;
}
