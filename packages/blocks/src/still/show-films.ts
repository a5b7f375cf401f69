interface Connection {
  readonly saveData?: boolean;
}

function show(ground: HTMLElement, src: string): void {
  const stop = ground.nextElementSibling as HTMLButtonElement;
  const film = document.createElement("video");
  film.muted = true;
  film.loop = true;
  film.playsInline = true;
  film.tabIndex = -1;
  film.setAttribute("aria-hidden", "true");
  film.addEventListener("playing", () => {
    film.style.opacity = "1";
    stop.hidden = false;
  });
  // What never plays is never seen.
  film.style.opacity = "0";
  const play = (): void => {
    if (film.src === "") {
      film.src = src;
      ground.append(film);
    }
    film.play().catch(() => undefined);
  };
  stop.addEventListener("click", () => {
    const words = stop.getAttribute("aria-label") ?? "";
    stop.setAttribute("aria-label", stop.dataset.play ?? "");
    stop.dataset.play = words;
    if (stop.toggleAttribute("data-stopped")) film.pause();
    else play();
  });
  new IntersectionObserver(([seen]) => {
    if (stop.dataset.stopped !== undefined) return;
    if (seen?.isIntersecting) play();
    else film.pause();
  }).observe(ground);
}

function start(): void {
  const isNarrow = matchMedia("(max-width:767px)").matches;
  for (const ground of document.querySelectorAll<HTMLElement>("[data-film]")) {
    const { film = "", phones } = ground.dataset;
    // Every kind that may have a film brings this script: one is shown by the first of them.
    delete ground.dataset.film;
    if (phones !== undefined || !isNarrow) show(ground, film);
  }
}

/**
 * Plays the films behind blocks, once the page itself is there and only while they are in sight. Nothing of them is
 * fetched for who wants little motion or few bytes.
 */
export function showFilms(): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || matchMedia("(prefers-reduced-motion:reduce),(prefers-reduced-data:reduce)").matches) return;
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
