/** Method and path of every call, cut out of the contract at build: no schema reaches the browser. */
declare module "virtual:contract-routes" {
  const routes: import("./calls-of.ts").RouteTree;

  export { routes };
}
