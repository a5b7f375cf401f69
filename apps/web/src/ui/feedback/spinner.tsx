import { LoaderCircle } from "lucide-react";

/** Work under way. What it is about is said by whatever surrounds it. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle size={size} aria-hidden="true" className="animate-spin" />;
}
