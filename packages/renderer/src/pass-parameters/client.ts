/**
 * Lets the parameters that a page was opened with go along with its links and forms. What a link says itself stays; what
 * looks like a secret stays behind, and so does every parameter on the page's own anchors.
 */
const SECRETS =
  /^(?:pass|passwd|password|pwd|senha|clave|token|jwt|secret|auth|authorization|session|sessionid|sid|key|apikey|otp|pin|signature|sig)$/;
const WHOLE = new Set(["code", "state"]);

/** Whether a name is that of a secret: as a whole, or by one of its words. */
const isSecret = (name: string): boolean =>
  WHOLE.has(name.toLowerCase()) ||
  name
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => SECRETS.test(word));

const carried = [...new URLSearchParams(location.search)].filter(([name]) => !isSecret(name));

/** An address with what it does not say itself; the same for one that is no page of the web, or a place on this one. */
function withParameters(address: string): string {
  if (address === "" || address.startsWith("#") || !URL.canParse(address, location.href)) return address;
  const url = new URL(address, location.href);
  const isHere = url.origin === location.origin && url.pathname === location.pathname && url.search === location.search;
  if (!/^https?:$/.test(url.protocol) || (isHere && url.hash !== "")) return address;
  const own = new Set(url.searchParams.keys());
  const added = carried.filter(([name]) => !own.has(name));
  for (const [name, value] of added) url.searchParams.append(name, value);
  return added.length === 0 ? address : url.href;
}

function dressLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute("href") ?? "";
  const next = withParameters(address);
  if (next !== address) link.href = next;
}

/** A form of its owner's own code: those of ours say by themselves where a visitor came from. */
function dressForm(form: HTMLFormElement): void {
  const address = form.getAttribute("action") ?? "";
  if (address.includes("/_v/forms/")) return;
  if (form.method === "post") {
    form.setAttribute("action", withParameters(address === "" ? location.pathname : address));
    return;
  }
  for (const [name, value] of carried) {
    if (form.elements.namedItem(name)) continue;
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    form.append(field);
  }
}

if (carried.length > 0) {
  document.querySelectorAll<HTMLAnchorElement>("a[href]").forEach(dressLink);
  // Links that come later, or are changed, are dressed when they are pressed.
  for (const type of ["click", "auxclick"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
        if (link) dressLink(link);
      },
      true,
    );
  }
  document.addEventListener("submit", ({ target }) => target instanceof HTMLFormElement && dressForm(target), true);
  // Where a script of the page's is about to send the visitor.
  addEventListener("v-leave", (event) => {
    const { detail } = event as CustomEvent<{ to: string }>;
    detail.to = withParameters(detail.to);
  });
}
