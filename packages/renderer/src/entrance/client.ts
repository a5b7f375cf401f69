/**
 * Lets blocks come in as they are scrolled to. What is in sight when it runs is left as it is; only what is still
 * below is hidden until then. A jump past blocks shows them too, and what was jumped to does not wait for them.
 */

/** Of those that come in one after the other, the last that waits for its turn: those after it come with it. */
const LAST_TURN = 11;

const watch = new IntersectionObserver(
  (seen) => {
    const turns = new Map<Element | null, number>();
    for (const { isIntersecting, target, boundingClientRect } of seen) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      target.classList.replace("v-out", "v-on");
      const look = getComputedStyle(target);
      const step = Number(look.getPropertyValue("--v-step"));
      if (!step || boundingClientRect.bottom <= 0) continue;
      const around = target.parentElement;
      const turn = turns.get(around) ?? 0;
      turns.set(around, Math.min(turn + 1, LAST_TURN));
      (target as HTMLElement).style.animationDelay = `${Number.parseFloat(look.animationDelay) * 1000 + step * turn}ms`;
    }
  },
  // Down to the window's very edge: the last line of a page may never come higher than that.
  { rootMargin: "999999px 0px 0px" },
);

if (matchMedia("(prefers-reduced-motion:no-preference)").matches) {
  const below = [...document.querySelectorAll(".v-e")].filter((block) => block.getBoundingClientRect().top >= innerHeight);
  for (const block of below) {
    // From here on it is this script that says when its turn is.
    block.classList.remove("v-early");
    block.classList.add("v-out");
    watch.observe(block);
  }
}
