/**
 * Marks what the page's address names, and all that it stands in: of panels of which one is shown, the first paint then
 * has that one. Stands right behind the section, since all of it has to be there and nothing of it painted.
 */
for (let each = document.getElementById(location.hash.slice(1)); each; each = each.parentElement) each.dataset.named = "";
