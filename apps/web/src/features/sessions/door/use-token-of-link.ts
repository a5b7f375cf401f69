import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The token in a link's fragment, which no server and no log ever sees: `token=abc`, or the token alone. */
export function tokenIn(fragment: string): string {
  const bare = fragment.replace(/^#/, "");
  return new URLSearchParams(bare).get("token") ?? (/[=&]/.test(bare) ? "" : bare);
}

/** The token this screen was opened with. It leaves the address bar at once, so that it is neither shared nor kept in the history. */
export function useTokenOfLink(): string {
  const { hash } = useLocation();
  const [token] = useState(() => tokenIn(hash));
  useEffect(() => {
    // Past the router, which would take the address without its token for another place to go to.
    if (location.hash) History.prototype.replaceState.call(history, history.state, "", location.pathname + location.search);
  }, []);
  return token;
}
