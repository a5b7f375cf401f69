import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import { LoadingScreen } from "../loading-screen.tsx";

/** Header and sidebar around a screen. Nobody at a door needs them; fetched early, they are there with the first screen. */
export const Navigation = lazyPart(async () => (await import("./with-navigation.tsx")).WithNavigation, <LoadingScreen />);
