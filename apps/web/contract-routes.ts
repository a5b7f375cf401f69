import { minifyContractRouter } from "@orpc/contract";
import { contract } from "@vitrine/contract";
import type { Plugin } from "vite";

const CONTRACT_ROUTES = "virtual:contract-routes";

/** A router of the contract, or one call of it, as it is made small for the browser. */
interface SmallRouter {
  readonly [name: string]: SmallRouter;
}

/** A router with nothing in it but method and path of each call. */
function routesOf(router: SmallRouter): unknown {
  const call = router["~orpc"] as { readonly route: { readonly method?: string; readonly path?: string } } | undefined;
  if (call) return [call.route.method, call.route.path];
  return Object.fromEntries(Object.entries(router).map(([name, inner]) => [name, routesOf(inner)]));
}

/** Method and path of every call as plain data: neither the contract's schemas nor zod reach the first load. */
export function contractRoutes(): Plugin {
  const source = `export const routes=${JSON.stringify(routesOf(minifyContractRouter(contract) as unknown as SmallRouter))};`;
  return {
    name: "vitrine-contract-routes",
    resolveId: (id) => (id === CONTRACT_ROUTES ? `\0${CONTRACT_ROUTES}` : null),
    load: (id) => (id === `\0${CONTRACT_ROUTES}` ? source : null),
  };
}
